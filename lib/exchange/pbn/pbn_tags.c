/* The tags that the standard has: their names, and what is special about each. */
#include "base/scan.h"
#include "exchange/pbn/pbn.h"

enum { NEVER = 1, EVENT = 2, PREFIX = 4 }; /* inherits; of the event as a whole */

static const struct {
    const char *name; /* as that of a record: the part behind the colon is the tag's own */
    unsigned char flags;
} tags[PBN_KINDS] = {
    [PBN_EVENT] = {"pbn:Event", EVENT},
    [PBN_SITE] = {"pbn:Site", EVENT},
    [PBN_DATE] = {"pbn:Date", EVENT},
    [PBN_BOARD] = {"pbn:Board", 0},
    [PBN_WEST] = {"pbn:West", 0},
    [PBN_NORTH] = {"pbn:North", 0},
    [PBN_EAST] = {"pbn:East", 0},
    [PBN_SOUTH] = {"pbn:South", 0},
    [PBN_DEALER] = {"pbn:Dealer", NEVER},
    [PBN_VULNERABLE] = {"pbn:Vulnerable", NEVER},
    [PBN_DEAL] = {"pbn:Deal", NEVER},
    [PBN_SCORING] = {"pbn:Scoring", EVENT},
    [PBN_DECLARER] = {"pbn:Declarer", NEVER},
    [PBN_CONTRACT] = {"pbn:Contract", NEVER},
    [PBN_RESULT] = {"pbn:Result", 0},
    [PBN_ANNOTATOR] = {"pbn:Annotator", EVENT},
    [PBN_ANNOTATOR_NA] = {"pbn:AnnotatorNA", EVENT},
    [PBN_APPLICATION] = {"pbn:Application", EVENT},
    [PBN_BID_SYSTEM_EW] = {"pbn:BidSystemEW", 0},
    [PBN_BID_SYSTEM_NS] = {"pbn:BidSystemNS", 0},
    [PBN_COMPETITION] = {"pbn:Competition", EVENT},
    [PBN_DEAL_ID] = {"pbn:DealId", 0},
    [PBN_DESCRIPTION] = {"pbn:Description", 0},
    [PBN_EAST_NA] = {"pbn:EastNA", 0},
    [PBN_EAST_TYPE] = {"pbn:EastType", 0},
    [PBN_EVENT_DATE] = {"pbn:EventDate", EVENT},
    [PBN_EVENT_SPONSOR] = {"pbn:EventSponsor", EVENT},
    [PBN_FRENCH_MP] = {"pbn:FrenchMP", EVENT},
    [PBN_GENERATOR] = {"pbn:Generator", EVENT},
    [PBN_HIDDEN] = {"pbn:Hidden", 0},
    [PBN_HOME_TEAM] = {"pbn:HomeTeam", 0},
    [PBN_MODE] = {"pbn:Mode", EVENT},
    [PBN_NORTH_NA] = {"pbn:NorthNA", 0},
    [PBN_NORTH_TYPE] = {"pbn:NorthType", 0},
    [PBN_OPTIMUM_SCORE] = {"pbn:OptimumScore", 0},
    [PBN_PAIR_EW] = {"pbn:PairEW", 0},
    [PBN_PAIR_NS] = {"pbn:PairNS", 0},
    [PBN_ROOM] = {"pbn:Room", 0},
    [PBN_ROUND] = {"pbn:Round", 0},
    [PBN_RULING] = {"pbn:Ruling", 0},
    [PBN_SCORE] = {"pbn:Score", 0},
    [PBN_SCORE_IMP] = {"pbn:ScoreIMP", 0},
    [PBN_SCORE_MP] = {"pbn:ScoreMP", 0},
    [PBN_SCORE_PERCENTAGE] = {"pbn:ScorePercentage", 0},
    [PBN_SCORE_RUBBER] = {"pbn:ScoreRubber", 0},
    [PBN_SCORE_RUBBER_HISTORY] = {"pbn:ScoreRubberHistory", 0},
    [PBN_SECTION] = {"pbn:Section", 0},
    [PBN_SESSION] = {"pbn:Session", EVENT},
    [PBN_SOUTH_NA] = {"pbn:SouthNA", 0},
    [PBN_SOUTH_TYPE] = {"pbn:SouthType", 0},
    [PBN_STAGE] = {"pbn:Stage", EVENT},
    [PBN_TABLE] = {"pbn:Table", 0},
    [PBN_TERMINATION] = {"pbn:Termination", 0},
    [PBN_TIME] = {"pbn:Time", 0},
    [PBN_TIME_CALL] = {"pbn:TimeCall", EVENT},
    [PBN_TIME_CARD] = {"pbn:TimeCard", EVENT},
    [PBN_TIME_CONTROL] = {"pbn:TimeControl", EVENT},
    [PBN_UTC_DATE] = {"pbn:UTCDate", EVENT},
    [PBN_UTC_TIME] = {"pbn:UTCTime", 0},
    [PBN_VISIT_TEAM] = {"pbn:VisitTeam", 0},
    [PBN_WEST_NA] = {"pbn:WestNA", 0},
    [PBN_WEST_TYPE] = {"pbn:WestType", 0},
    [PBN_AUCTION] = {"pbn:Auction", NEVER},
    [PBN_NOTE] = {"pbn:Note", NEVER},
    [PBN_PLAY] = {"pbn:Play", NEVER},
    [PBN_ACTION_TABLE] = {"pbn:ActionTable", 0},
    [PBN_AUCTION_TIME_TABLE] = {"pbn:AuctionTimeTable", 0},
    [PBN_INSTANT_SCORE_TABLE] = {"pbn:InstantScoreTable", 0},
    [PBN_OPTIMUM_PLAY_TABLE] = {"pbn:OptimumPlayTable", 0},
    [PBN_OPTIMUM_RESULT_TABLE] = {"pbn:OptimumResultTable", 0},
    [PBN_PLAY_TIME_TABLE] = {"pbn:PlayTimeTable", 0},
    [PBN_SCORE_TABLE] = {"pbn:ScoreTable", 0},
    [PBN_TOTAL_SCORE_TABLE] = {"pbn:TotalScoreTable", 0},
};

const char *odd_pbn_name(odd_pbn_kind kind) {
    return kind != PBN_OTHER ? tags[kind].name + PREFIX : NULL;
}

const char *odd_pbn_record_name(odd_pbn_kind kind) {
    return tags[kind].name;
}

bool odd_pbn_never_inherits(odd_pbn_kind kind) {
    return (tags[kind].flags & NEVER) != 0;
}

bool odd_pbn_of_event(odd_pbn_kind kind) {
    return (tags[kind].flags & EVENT) != 0;
}

odd_pbn_kind odd_pbn_kind_like(odd_text name) {
    for (int kind = PBN_EVENT; kind < PBN_KINDS; kind++)
        if (odd_text_is(name, tags[kind].name + PREFIX))
            return (odd_pbn_kind)kind;
    return PBN_OTHER;
}
