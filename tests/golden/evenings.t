# Seven evenings of a club in the formats of the commands; tests/model/evenings.py computes the same numbers on its own. See night.t,
# slips.t, field.t and season.t for the texts of the others.

# 7 1/2 tables, and a pair that comes late
$ oddtrick rank examples/late.event --format csv
rank,tied,direction,section,id,names,strat,rank_b,rank_c,score,max,percent,boards,carryover,handicap,penalty,tie_break
1,false,NS,,5,Ida & Jon,,,,208.84,336,62.15,24,,,,
2,false,NS,,1,Ada & Ben,,,,206.13,336,61.35,24,,,,
3,false,NS,,4,Gus & Hal,,,,169.85,336,50.55,24,,,,
4,false,NS,,3,Eve & Finn,,,,164.28,336,48.89,24,,,,
5,false,NS,,7,May & Ned,,,,157.41,336,46.85,24,,,,
6,false,NS,,6,Kay & Leo,,,,144.28,336,42.94,24,,,,
7,false,NS,,8,Ola & Pat,,,,108.00,252,42.86,18,,,,
8,false,NS,,2,Cleo & Dan,,,,143.13,336,42.60,24,,,,
1,false,EW,,1,Quin & Ray,,,,197.87,336,58.89,24,,,,
2,false,EW,,8,Eli & Flo,,,,160.58,294,54.62,21,,,,
3,false,EW,,7,Cal & Dot,,,,149.57,294,50.87,21,,,,
4,false,EW,,5,Yan & Zoe,,,,167.72,336,49.92,24,,,,
5,false,EW,,3,Una & Vic,,,,165.87,336,49.37,24,,,,
6,false,EW,,6,Abe & Bea,,,,164.59,336,48.99,24,,,,
7,false,EW,,4,Wes & Xia,,,,157.72,336,46.94,24,,,,
8,false,EW,,2,Sue & Tom,,,,138.16,336,41.12,24,,,,
$ oddtrick rank examples/late.event --format json
{"event":"Example: A pair comes late","scoring":"matchpoints","date":"24 November 2026","standings":[
  {"direction":"NS","rank":1,"tied":false,"id":"5","names":["Ida","Jon"],"score":208.84,"max":336.00,"percent":62.15,"boards":24,"section":""},
  {"direction":"NS","rank":2,"tied":false,"id":"1","names":["Ada","Ben"],"score":206.13,"max":336.00,"percent":61.35,"boards":24,"section":""},
  {"direction":"NS","rank":3,"tied":false,"id":"4","names":["Gus","Hal"],"score":169.85,"max":336.00,"percent":50.55,"boards":24,"section":""},
  {"direction":"NS","rank":4,"tied":false,"id":"3","names":["Eve","Finn"],"score":164.28,"max":336.00,"percent":48.89,"boards":24,"section":""},
  {"direction":"NS","rank":5,"tied":false,"id":"7","names":["May","Ned"],"score":157.41,"max":336.00,"percent":46.85,"boards":24,"section":""},
  {"direction":"NS","rank":6,"tied":false,"id":"6","names":["Kay","Leo"],"score":144.28,"max":336.00,"percent":42.94,"boards":24,"section":""},
  {"direction":"NS","rank":7,"tied":false,"id":"8","names":["Ola","Pat"],"score":108.00,"max":252.00,"percent":42.86,"boards":18,"section":""},
  {"direction":"NS","rank":8,"tied":false,"id":"2","names":["Cleo","Dan"],"score":143.13,"max":336.00,"percent":42.60,"boards":24,"section":""},
  {"direction":"EW","rank":1,"tied":false,"id":"1","names":["Quin","Ray"],"score":197.87,"max":336.00,"percent":58.89,"boards":24,"section":""},
  {"direction":"EW","rank":2,"tied":false,"id":"8","names":["Eli","Flo"],"score":160.58,"max":294.00,"percent":54.62,"boards":21,"section":""},
  {"direction":"EW","rank":3,"tied":false,"id":"7","names":["Cal","Dot"],"score":149.57,"max":294.00,"percent":50.87,"boards":21,"section":""},
  {"direction":"EW","rank":4,"tied":false,"id":"5","names":["Yan","Zoe"],"score":167.72,"max":336.00,"percent":49.92,"boards":24,"section":""},
  {"direction":"EW","rank":5,"tied":false,"id":"3","names":["Una","Vic"],"score":165.87,"max":336.00,"percent":49.37,"boards":24,"section":""},
  {"direction":"EW","rank":6,"tied":false,"id":"6","names":["Abe","Bea"],"score":164.59,"max":336.00,"percent":48.99,"boards":24,"section":""},
  {"direction":"EW","rank":7,"tied":false,"id":"4","names":["Wes","Xia"],"score":157.72,"max":336.00,"percent":46.94,"boards":24,"section":""},
  {"direction":"EW","rank":8,"tied":false,"id":"2","names":["Sue","Tom"],"score":138.16,"max":336.00,"percent":41.12,"boards":24,"section":""}],
 "penalties":[],
 "settings":{"rules":"wbf","neuberg":"on","expected":"auto","E":"8","unit":"0.01","round":"away","groups":"ebu","own-average":"on","compare":"field","sections":"across","tie-break":"share"}}
$ oddtrick rank examples/late.event --format html | sed -n '/<tbody>/,/<\/tbody>/p' | sed 's/<[^>]*>/ /g; s/  */ /g' | grep -v '^ *$' | head -3
 1 5 Ida &amp; Jon 208.84 336 62.15 24 
 2 1 Ada &amp; Ben 206.13 336 61.35 24 
 3 4 Gus &amp; Hal 169.85 336 50.55 24 
$ oddtrick movement prove examples/late.event --format svg | grep -c '<rect'
17

# Five tables
$ oddtrick rank examples/ten.event --format csv
rank,tied,direction,section,id,names,strat,rank_b,rank_c,score,max,percent,boards,carryover,handicap,penalty,tie_break
1,true,,,1,Ann & Bob,,,,117.00,208,56.25,26,,,,
1,true,,,10,Ted & Una,,,,117.00,208,56.25,26,,,,
3,false,,,2,Cat & Don,,,,119.00,216,55.09,27,,,,
4,false,,,6,Kit & Lou,,,,110.75,208,53.25,26,,,,
5,false,,,3,Eva & Fay,,,,114.75,216,53.13,27,,,,
6,false,,,7,Mia & Nat,,,,112.25,216,51.97,27,,,,
7,false,,,5,Ivy & Jim,,,,111.00,216,51.39,27,,,,
8,false,,,9,Roy & Sal,,,,106.00,208,50.96,26,,,,
9,false,,,8,Oli & Pam,,,,86.00,216,39.81,27,,,,
10,false,,,4,Gil & Hub,,,,70.25,216,32.52,27,,,,
$ oddtrick rank examples/ten.event --format json
{"event":"Example: Ten pairs","scoring":"matchpoints","date":"25 November 2026","standings":[
  {"direction":"","rank":1,"tied":true,"id":"1","names":["Ann","Bob"],"score":117.00,"max":208.00,"percent":56.25,"boards":26,"section":""},
  {"direction":"","rank":1,"tied":true,"id":"10","names":["Ted","Una"],"score":117.00,"max":208.00,"percent":56.25,"boards":26,"section":""},
  {"direction":"","rank":3,"tied":false,"id":"2","names":["Cat","Don"],"score":119.00,"max":216.00,"percent":55.09,"boards":27,"section":""},
  {"direction":"","rank":4,"tied":false,"id":"6","names":["Kit","Lou"],"score":110.75,"max":208.00,"percent":53.25,"boards":26,"section":""},
  {"direction":"","rank":5,"tied":false,"id":"3","names":["Eva","Fay"],"score":114.75,"max":216.00,"percent":53.13,"boards":27,"section":""},
  {"direction":"","rank":6,"tied":false,"id":"7","names":["Mia","Nat"],"score":112.25,"max":216.00,"percent":51.97,"boards":27,"section":""},
  {"direction":"","rank":7,"tied":false,"id":"5","names":["Ivy","Jim"],"score":111.00,"max":216.00,"percent":51.39,"boards":27,"section":""},
  {"direction":"","rank":8,"tied":false,"id":"9","names":["Roy","Sal"],"score":106.00,"max":208.00,"percent":50.96,"boards":26,"section":""},
  {"direction":"","rank":9,"tied":false,"id":"8","names":["Oli","Pam"],"score":86.00,"max":216.00,"percent":39.81,"boards":27,"section":""},
  {"direction":"","rank":10,"tied":false,"id":"4","names":["Gil","Hub"],"score":70.25,"max":216.00,"percent":32.52,"boards":27,"section":""}],
 "penalties":[],
 "settings":{"rules":"wbf","neuberg":"on","expected":"auto","E":"5","unit":"0.01","round":"away","groups":"ebu","own-average":"on","compare":"field","sections":"across","tie-break":"share"}}
$ oddtrick rank examples/ten.event --format html | sed 's/<[^>]*>/ /g; s/  */ /g' | grep '56.25\|32.52'
 1= 1 Ann &amp; Bob 117.00 208 56.25 26 
 1= 10 Ted &amp; Una 117.00 208 56.25 26 
 10 4 Gil &amp; Hub 70.25 216 32.52 27 
$ oddtrick movement prove examples/ten.event --format svg | grep -c '<rect'
11
$ oddtrick movement prove examples/ten.event --format json
{"faults":[],"quality":83.3,"tables":5,"rounds":9,"boards":27}


# Nine teams, a Swiss of five rounds
$ oddtrick rank examples/slips.event --format csv
rank,tied,direction,section,id,names,players,strat,rank_b,rank_c,score,boards,imps_won,imps_lost,wins,matches,carryover,handicap,penalty,tie_break
1,false,,,6,Hazel,,,,,70.87,32,61,0,3.5,5,,,,
2,false,,,5,Fir,,,,,65.45,40,84,25,3.5,5,,,,
3,false,,,9,Oak,,,,,63.82,32,78,28,3,5,,,,
4,false,,,7,Larch,,,,,63.27,32,68,17,2,5,,,,
5,false,,,4,Elm,,,,,54.20,40,83,74,3,5,,,,
6,false,,,3,Cedar,,,,,47.64,40,31,37,2,5,,,,
7,false,,,1,Ash,,,,,39.44,40,37,76,2,5,,,,
8,false,,,2,Birch,,,,,35.20,32,22,87,1,5,,,,
9,false,,,8,Maple,,,,,20.11,32,0,120,0,5,,,,
$ oddtrick rank examples/slips.event --format json
{"event":"Swiss Teams by slips","scoring":"imps","date":"2026-11-17","standings":[
  {"direction":"","rank":1,"tied":false,"id":"6","names":[],"score":70.87,"boards":32,"section":"","team":"Hazel","vp":70.87,"imps_won":61,"imps_lost":0,"matches":5,"wins":3.5},
  {"direction":"","rank":2,"tied":false,"id":"5","names":[],"score":65.45,"boards":40,"section":"","team":"Fir","vp":65.45,"imps_won":84,"imps_lost":25,"matches":5,"wins":3.5},
  {"direction":"","rank":3,"tied":false,"id":"9","names":[],"score":63.82,"boards":32,"section":"","team":"Oak","vp":63.82,"imps_won":78,"imps_lost":28,"matches":5,"wins":3},
  {"direction":"","rank":4,"tied":false,"id":"7","names":[],"score":63.27,"boards":32,"section":"","team":"Larch","vp":63.27,"imps_won":68,"imps_lost":17,"matches":5,"wins":2},
  {"direction":"","rank":5,"tied":false,"id":"4","names":[],"score":54.20,"boards":40,"section":"","team":"Elm","vp":54.20,"imps_won":83,"imps_lost":74,"matches":5,"wins":3},
  {"direction":"","rank":6,"tied":false,"id":"3","names":[],"score":47.64,"boards":40,"section":"","team":"Cedar","vp":47.64,"imps_won":31,"imps_lost":37,"matches":5,"wins":2},
  {"direction":"","rank":7,"tied":false,"id":"1","names":[],"score":39.44,"boards":40,"section":"","team":"Ash","vp":39.44,"imps_won":37,"imps_lost":76,"matches":5,"wins":2},
  {"direction":"","rank":8,"tied":false,"id":"2","names":[],"score":35.20,"boards":32,"section":"","team":"Birch","vp":35.20,"imps_won":22,"imps_lost":87,"matches":5,"wins":1},
  {"direction":"","rank":9,"tied":false,"id":"8","names":[],"score":20.11,"boards":32,"section":"","team":"Maple","vp":20.11,"imps_won":0,"imps_lost":120,"matches":5,"wins":0}],
 "matches":[
  {"round":1,"teams":["1","2"],"boards":8,"length":8,"won":[34,0],"net":[34,-34],"vp":[18.97,1.03]},
  {"round":1,"teams":["3","4"],"boards":8,"length":8,"won":[0,13],"net":[-13,13],"vp":[5.32,14.68]},
  {"round":1,"teams":["5","6"],"boards":8,"length":8,"won":[0,0],"net":[0,0],"vp":[10,10]},
  {"round":1,"teams":["7","8"],"boards":8,"length":8,"won":[43,0],"net":[43,-43],"vp":[20,0]},
  {"round":1,"teams":["9"],"boards":0,"won":[0,0],"net":[0,0],"vp":[12,0]},
  {"round":2,"teams":["1","9"],"boards":8,"length":8,"won":[0,38],"net":[-38,38],"vp":[0.5,19.5]},
  {"round":2,"teams":["2","3"],"boards":8,"length":8,"won":[22,0],"net":[22,-22],"vp":[16.9,3.1]},
  {"round":2,"teams":["4","5"],"boards":8,"length":8,"won":[0,42],"net":[-42,42],"vp":[0.05,19.95]},
  {"round":2,"teams":["6","7"],"boards":8,"length":8,"won":[14,0],"net":[14,-14],"vp":[14.96,5.04]},
  {"round":2,"teams":["8"],"boards":0,"won":[0,0],"net":[0,0],"vp":[12,0]},
  {"round":3,"teams":["2","9"],"boards":8,"length":8,"won":[0,38],"net":[-38,38],"vp":[0.5,19.5]},
  {"round":3,"teams":["4","8"],"boards":8,"length":8,"won":[39,0],"net":[39,-39],"vp":[19.62,0.38]},
  {"round":3,"teams":["5","7"],"boards":8,"length":8,"won":[0,25],"net":[-25,25],"vp":[2.5,17.5]},
  {"round":3,"teams":["1","3"],"boards":8,"length":8,"won":[0,7],"net":[-7,7],"vp":[7.23,12.77]},
  {"round":3,"teams":["6"],"boards":0,"won":[0,0],"net":[0,0],"vp":[12,0]},
  {"round":4,"teams":["1","4"],"boards":8,"length":8,"won":[0,31],"net":[-31,31],"vp":[1.47,18.53]},
  {"round":4,"teams":["3","9"],"boards":8,"length":8,"won":[0,2],"net":[-2,2],"vp":[9.14,10.86]},
  {"round":4,"teams":["2","6"],"boards":8,"length":8,"won":[0,15],"net":[-15,15],"vp":[4.77,15.23]},
  {"round":4,"teams":["5","8"],"boards":8,"length":8,"won":[14,0],"net":[14,-14],"vp":[14.96,5.04]},
  {"round":4,"teams":["7"],"boards":0,"won":[0,0],"net":[0,0],"vp":[12,0]},
  {"round":5,"teams":["1","7"],"boards":8,"length":8,"won":[3,0],"net":[3,-3],"vp":[11.27,8.73]},
  {"round":5,"teams":["3","8"],"boards":8,"length":8,"won":[24,0],"net":[24,-24],"vp":[17.31,2.69]},
  {"round":5,"teams":["4","6"],"boards":8,"length":8,"won":[0,32],"net":[-32,32],"vp":[1.32,18.68]},
  {"round":5,"teams":["5","9"],"boards":8,"length":8,"won":[28,0],"net":[28,-28],"vp":[18.04,1.96]},
  {"round":5,"teams":["2"],"boards":0,"won":[0,0],"net":[0,0],"vp":[12,0]}],
 "penalties":[],
 "settings":{"rules":"wbf","round":"away","average-imps":"3","imp-unit":"0.01","weighted-halves":"favour","format":"swiss","rank-by":"auto","match-boards":"8","half-match":"whole","bye":"60","bye-win-loss":"60","tie-break":"share","vp":"wbf"}}
$ oddtrick rank examples/slips.event --format html | sed 's/<[^>]*>/ /g; s/  */ /g' | grep '70.87\|20.11'
 1 6 Hazel 70.87 61 0 3.5 5 
 9 8 Maple 20.11 0 120 0 5 

# A qualifying session and finals
$ oddtrick rank examples/finals.event --format csv
rank,tied,direction,section,id,names,strat,rank_b,rank_c,score,max,percent,session_1,session_2,session_3,boards,carryover,handicap,penalty,tie_break
1,false,,,7,Mia & Nat,,,,21.4286,36,59.52,53.57,62.50,,26,,,,
2,false,,,4,Gil & Hub,,,,19.5714,36,54.37,54.76,54.17,,26,,,,
3,false,,,3,Eva & Fay,,,,19.4286,36,53.97,53.57,54.17,,26,,,,
4,false,,,5,Ivy & Jim,,,,13.7143,36,38.10,55.95,29.17,,26,,,,
1,false,,,8,Oli & Pam,,,,22.0000,36,61.11,50.00,,66.67,26,,,,
2,false,,,2,Cat & Don,,,,18.8571,36,52.38,40.48,,58.33,26,,,,
3,false,,,1,Ann & Bob,,,,15.2857,36,42.46,44.05,,41.67,26,,,,
4,false,,,6,Kit & Lou,,,,13.7143,36,38.10,47.62,,33.33,26,,,,
$ oddtrick rank examples/finals.event --format json
{"event":"Example: Qualifying and finals","scoring":"matchpoints","date":"28 November 2026","standings":[
  {"direction":"","rank":1,"tied":false,"id":"7","names":["Mia","Nat"],"score":21.4286,"max":36.00,"percent":59.52,"boards":26,"section":"","session":2,"sessions":[{"session":1,"score":45,"max":84,"percent":53.57,"boards":14},{"session":2,"score":15,"max":24,"percent":62.5,"boards":12}]},
  {"direction":"","rank":2,"tied":false,"id":"4","names":["Gil","Hub"],"score":19.5714,"max":36.00,"percent":54.37,"boards":26,"section":"","session":2,"sessions":[{"session":1,"score":46,"max":84,"percent":54.76,"boards":14},{"session":2,"score":13,"max":24,"percent":54.17,"boards":12}]},
  {"direction":"","rank":3,"tied":false,"id":"3","names":["Eva","Fay"],"score":19.4286,"max":36.00,"percent":53.97,"boards":26,"section":"","session":2,"sessions":[{"session":1,"score":45,"max":84,"percent":53.57,"boards":14},{"session":2,"score":13,"max":24,"percent":54.17,"boards":12}]},
  {"direction":"","rank":4,"tied":false,"id":"5","names":["Ivy","Jim"],"score":13.7143,"max":36.00,"percent":38.10,"boards":26,"section":"","session":2,"sessions":[{"session":1,"score":47,"max":84,"percent":55.95,"boards":14},{"session":2,"score":7,"max":24,"percent":29.17,"boards":12}]},
  {"direction":"","rank":1,"tied":false,"id":"8","names":["Oli","Pam"],"score":22.00,"max":36.00,"percent":61.11,"boards":26,"section":"","session":3,"sessions":[{"session":1,"score":42,"max":84,"percent":50,"boards":14},{"session":3,"score":16,"max":24,"percent":66.67,"boards":12}]},
  {"direction":"","rank":2,"tied":false,"id":"2","names":["Cat","Don"],"score":18.8571,"max":36.00,"percent":52.38,"boards":26,"section":"","session":3,"sessions":[{"session":1,"score":34,"max":84,"percent":40.48,"boards":14},{"session":3,"score":14,"max":24,"percent":58.33,"boards":12}]},
  {"direction":"","rank":3,"tied":false,"id":"1","names":["Ann","Bob"],"score":15.2857,"max":36.00,"percent":42.46,"boards":26,"section":"","session":3,"sessions":[{"session":1,"score":37,"max":84,"percent":44.05,"boards":14},{"session":3,"score":10,"max":24,"percent":41.67,"boards":12}]},
  {"direction":"","rank":4,"tied":false,"id":"6","names":["Kit","Lou"],"score":13.7143,"max":36.00,"percent":38.10,"boards":26,"section":"","session":3,"sessions":[{"session":1,"score":40,"max":84,"percent":47.62,"boards":14},{"session":3,"score":8,"max":24,"percent":33.33,"boards":12}]}],
 "penalties":[],
 "settings":{"rules":"wbf","neuberg":"on","expected":"auto","E":"4","unit":"0.01","round":"away","groups":"ebu","own-average":"on","compare":"field","sections":"across","tie-break":"share","combine":"ebu apart"}}
$ oddtrick rank examples/finals.event --format html | sed 's/<[^>]*>/ /g; s/  */ /g' | grep '59.52\|61.11'
 1 7 Mia &amp; Nat 21.4286 36 59.52 53.57 62.50 26 
 1 8 Oli &amp; Pam 22.0000 36 61.11 50.00 66.67 26 

# An individual of sixteen
$ oddtrick rank examples/sixteen.event
Example: Individual of sixteen
26 November 2026. Matchpoints, 16 players, 24 boards

Rank  Player  Name          MP  Max      %  Boards
  1=  1       Ada Example   85  144  59.03      24
  1=  8       Hal Example   85  144  59.03      24
  1=  13      May Example   85  144  59.03      24
  4   10      Jon Example   82  144  56.94      24
  5=  11      Kay Example   77  144  53.47      24
  5=  15      Ola Example   77  144  53.47      24
  7   4       Dan Example   75  144  52.08      24
  8=  5       Eve Example   74  144  51.39      24
  8=  6       Finn Example  74  144  51.39      24
 10   3       Cleo Example  72  144  50.00      24
 11   9       Ida Example   68  144  47.22      24
 12=  14      Ned Example   63  144  43.75      24
 12=  16      Pat Example   63  144  43.75      24
 14   2       Ben Example   61  144  42.36      24
 15   12      Leo Example   59  144  40.97      24
 16   7       Gus Example   52  144  36.11      24

Settings: rules wbf, neuberg on, expected auto, E 4, unit 0.01, round away,
  groups ebu, own-average on, compare field, sections across, tie-break share
$ oddtrick rank examples/sixteen.event --format csv
rank,tied,direction,section,id,names,strat,rank_b,rank_c,score,max,percent,boards,carryover,handicap,penalty,tie_break
1,true,,,1,Ada Example,,,,85,144,59.03,24,,,,
1,true,,,8,Hal Example,,,,85,144,59.03,24,,,,
1,true,,,13,May Example,,,,85,144,59.03,24,,,,
4,false,,,10,Jon Example,,,,82,144,56.94,24,,,,
5,true,,,11,Kay Example,,,,77,144,53.47,24,,,,
5,true,,,15,Ola Example,,,,77,144,53.47,24,,,,
7,false,,,4,Dan Example,,,,75,144,52.08,24,,,,
8,true,,,5,Eve Example,,,,74,144,51.39,24,,,,
8,true,,,6,Finn Example,,,,74,144,51.39,24,,,,
10,false,,,3,Cleo Example,,,,72,144,50.00,24,,,,
11,false,,,9,Ida Example,,,,68,144,47.22,24,,,,
12,true,,,14,Ned Example,,,,63,144,43.75,24,,,,
12,true,,,16,Pat Example,,,,63,144,43.75,24,,,,
14,false,,,2,Ben Example,,,,61,144,42.36,24,,,,
15,false,,,12,Leo Example,,,,59,144,40.97,24,,,,
16,false,,,7,Gus Example,,,,52,144,36.11,24,,,,
$ oddtrick rank examples/sixteen.event --format json
{"event":"Example: Individual of sixteen","scoring":"matchpoints","date":"26 November 2026","standings":[
  {"direction":"","rank":1,"tied":true,"id":"1","names":["Ada Example"],"score":85.00,"max":144.00,"percent":59.03,"boards":24,"section":""},
  {"direction":"","rank":1,"tied":true,"id":"8","names":["Hal Example"],"score":85.00,"max":144.00,"percent":59.03,"boards":24,"section":""},
  {"direction":"","rank":1,"tied":true,"id":"13","names":["May Example"],"score":85.00,"max":144.00,"percent":59.03,"boards":24,"section":""},
  {"direction":"","rank":4,"tied":false,"id":"10","names":["Jon Example"],"score":82.00,"max":144.00,"percent":56.94,"boards":24,"section":""},
  {"direction":"","rank":5,"tied":true,"id":"11","names":["Kay Example"],"score":77.00,"max":144.00,"percent":53.47,"boards":24,"section":""},
  {"direction":"","rank":5,"tied":true,"id":"15","names":["Ola Example"],"score":77.00,"max":144.00,"percent":53.47,"boards":24,"section":""},
  {"direction":"","rank":7,"tied":false,"id":"4","names":["Dan Example"],"score":75.00,"max":144.00,"percent":52.08,"boards":24,"section":""},
  {"direction":"","rank":8,"tied":true,"id":"5","names":["Eve Example"],"score":74.00,"max":144.00,"percent":51.39,"boards":24,"section":""},
  {"direction":"","rank":8,"tied":true,"id":"6","names":["Finn Example"],"score":74.00,"max":144.00,"percent":51.39,"boards":24,"section":""},
  {"direction":"","rank":10,"tied":false,"id":"3","names":["Cleo Example"],"score":72.00,"max":144.00,"percent":50.00,"boards":24,"section":""},
  {"direction":"","rank":11,"tied":false,"id":"9","names":["Ida Example"],"score":68.00,"max":144.00,"percent":47.22,"boards":24,"section":""},
  {"direction":"","rank":12,"tied":true,"id":"14","names":["Ned Example"],"score":63.00,"max":144.00,"percent":43.75,"boards":24,"section":""},
  {"direction":"","rank":12,"tied":true,"id":"16","names":["Pat Example"],"score":63.00,"max":144.00,"percent":43.75,"boards":24,"section":""},
  {"direction":"","rank":14,"tied":false,"id":"2","names":["Ben Example"],"score":61.00,"max":144.00,"percent":42.36,"boards":24,"section":""},
  {"direction":"","rank":15,"tied":false,"id":"12","names":["Leo Example"],"score":59.00,"max":144.00,"percent":40.97,"boards":24,"section":""},
  {"direction":"","rank":16,"tied":false,"id":"7","names":["Gus Example"],"score":52.00,"max":144.00,"percent":36.11,"boards":24,"section":""}],
 "penalties":[],
 "settings":{"rules":"wbf","neuberg":"on","expected":"auto","E":"4","unit":"0.01","round":"away","groups":"ebu","own-average":"on","compare":"field","sections":"across","tie-break":"share"}}
$ oddtrick rank examples/sixteen.event --format html | sed 's/<[^>]*>/ /g; s/  */ /g' | grep '56.94\|36.11'
 4 10 Jon Example 82 144 56.94 24 
 16 7 Gus Example 52 144 36.11 24 
$ oddtrick card examples/sixteen.event 7 | sed -n 4,9p
Player 7: Gus Example
Rank 16 of 16. 52 of 144 MP, 36.11 %, 24 boards.

Board  Dir  With                Vs     Result    Score  MP       %
    1  E-W  6     Finn Example  13+12  3♦ N -1     +50   4   66.67
    2  E-W  6     Finn Example  13+12  3NT W -1    -50   2   33.33
$ oddtrick paper guides examples/sixteen.event 7 | sed -n 4,9p
Player 7
Gus Example
Round  Table  Sit    With  Against  Boards
    1  1      East   6     13+12    1-2
    2  1      West   8     13+1     3-4
    3  2      West   10    14+6     19-20

# Six clubs in one field
$ oddtrick rank examples/simultaneous/*.event --format csv
rank,club_rank,tied,direction,section,id,club,names,strat,rank_b,rank_c,score,max,percent,boards,carryover,handicap,penalty,tie_break
1,1,false,,,NS3,Hazel Green,Gus Dogwood & Ann Quince,,,,155.75,192,81.12,6,,,,
2,1,false,,,4,Cedars,May Cedar & Pat Gorse,,,,141.75,192,73.83,6,,,,
3,1,false,,,EW1,Birchwood,Ann Sorrel & Bea Teasel,,,,136.56,192,71.13,6,,,,
4,1,false,,,EW2,Fernhill,Tim Rowan & Val Hazel,,,,133.56,192,69.56,6,,,,
5,2,false,,,EW3,Fernhill,Bea Cedar & Win Nutmeg,,,,129.56,192,67.48,6,,,,
6,2,false,,,NS1,Birchwood,Val Nutmeg & Sue Juniper,,,,116.75,192,60.81,6,,,,
7,1,false,,,EW1,Ashford,Ida Cedar & May Willow,,,,116.56,192,60.71,6,,,,
8,2,false,,,NS2,Ashford,Pat Maple & Val Maple,,,,111.44,192,58.04,6,,,,
9,1,false,,,3,Elm Lane,Win Teasel & Val Quince,,,,110.31,192,57.45,6,,,8,
10,2,false,,,6,Elm Lane,Fay Juniper & Tim Fir,,,,108.31,192,56.41,6,,,,
11,2,false,,,3,Cedars,Gus Pine & Una Beech,,,,105.44,192,54.92,6,,,,
12,2,false,,,EW1,Hazel Green,Ida Rowan & Ora Rowan,,,,105.25,192,54.82,6,,,,
13,3,false,,,5,Elm Lane,Gus Hazel & Una Elder,,,,104.44,192,54.40,6,,,,
14,3,false,,,NS1,Ashford,Rob Cedar & Jo Hazel,,,,102.00,192,53.13,6,,,,
15,3,false,,,EW1,Fernhill,Tim Pine & Sue Beech,,,,101.25,192,52.73,6,,,,
16,4,false,,,NS3,Fernhill,Hal Sorrel & Tim Yarrow,,,,100.75,192,52.47,6,,,,
17,3,false,,,NS2,Birchwood,Fay Teasel & Hal Oak,,,,99.20,192,51.67,6,,,,
18,4,false,,,EW2,Birchwood,Una Sorrel & Jo Maple,,,,93.80,192,48.85,6,,,,
19,3,false,,,EW3,Hazel Green,May Alder & Lou Rowan,,,,91.00,192,47.40,6,,,,
20,4,true,,,4,Elm Lane,Ann Yarrow & Sue Quince,,,,89.56,192,46.65,6,,,,
20,4,true,,,EW2,Ashford,Ed Fir & Tim Willow,,,,89.56,192,46.65,6,,,,
22,5,false,,,1,Elm Lane,Ann Vetch & Gus Cedar,,,,85.69,192,44.63,6,,,,
23,5,false,,,NS3,Birchwood,Rob Nutmeg & Ned Vetch,,,,85.44,192,44.50,6,,,,
24,5,false,,,NS3,Ashford,Bea Quince & Ann Willow,,,,83.44,192,43.46,6,,,,
25,4,false,,,NS1,Hazel Green,Lou Nutmeg & Sue Gorse,,,,77.00,192,40.10,6,,,,
26,5,false,,,NS2,Hazel Green,Ora Yarrow & Ora Larch,,,,73.31,192,38.18,6,,,8,
27,6,false,,,EW3,Ashford,Win Oak & Kit Pine,,,,73.00,192,38.02,6,,,,
28,6,false,,,2,Elm Lane,Kit Larch & Fay Alder,,,,69.69,192,36.30,6,,,,
29,3,false,,,1,Cedars,Ora Oak & Fay Larch,,,,69.56,192,36.23,6,,,,
30,4,false,,,2,Cedars,May Fir & Bea Alder,,,,67.25,192,35.03,6,,,,
31,6,false,,,EW2,Hazel Green,Jo Oak & Ed Hazel,,,,65.69,192,34.21,6,,,,
32,5,false,,,NS1,Fernhill,Cy Ivy & Gus Ivy,,,,63.44,192,33.04,6,,,,
33,6,false,,,NS2,Fernhill,Rob Teasel & Rob Ivy,,,,47.44,192,24.71,6,,,,
34,6,false,,,EW3,Birchwood,Kit Sorrel & Win Sorrel,,,,44.25,192,23.05,6,,,,
$ oddtrick rank examples/simultaneous/*.event --format json | head -c 700; echo
{"event":"Example Simultaneous","scoring":"matchpoints","date":"2026-11-17","standings":[
  {"direction":"","rank":1,"tied":false,"id":"NS3","names":["Gus Dogwood","Ann Quince"],"score":155.75,"max":192.00,"percent":81.12,"boards":6,"section":"","penalty":0.00,"club_rank":1,"club":"Hazel Green"},
  {"direction":"","rank":2,"tied":false,"id":"4","names":["May Cedar","Pat Gorse"],"score":141.75,"max":192.00,"percent":73.83,"boards":6,"section":"","penalty":0.00,"club_rank":1,"club":"Cedars"},
  {"direction":"","rank":3,"tied":false,"id":"EW1","names":["Ann Sorrel","Bea Teasel"],"score":136.56,"max":192.00,"percent":71.13,"boards":6,"section":"","penalty":0.00,"club_rank":1,"club":"Birchwood"},
$ oddtrick rank examples/simultaneous/*.event --format html | sed 's/<[^>]*>/ /g; s/  */ /g' | grep '81.12\|23.05'
 1 1 NS3 Hazel Green Gus Dogwood &amp; Ann Quince 155.75 192 81.12 6 
 34 6 EW3 Birchwood Kit Sorrel &amp; Win Sorrel 44.25 192 23.05 6 

# A season of four evenings
$ oddtrick season --best 3 --aliases examples/season/people.txt examples/season/*.event --format csv
rank,tied,name,number,score,played,counted,evenings
1,false,Eva Ash,,72.22,4,3,75.00;70.83;70.83;(50.00)
2,false,Finn Birch,,65.28,4,3,75.00;70.83;50.00;(50.00)
3,false,Gus Cole,,63.89,4,3,70.83;70.83;(41.67);50.00
4,true,Ann Lee,100001,55.56,4,3,54.17;62.50;50.00;(45.83)
4,true,Bo Park,100002,55.56,4,3,54.17;62.50;50.00;(37.50)
6,false,Hal Drake,,54.17,4,3,70.83;(20.83);41.67;50.00
7,true,Meg Irwin,,52.09,2,2,;29.17;;75.00
7,true,Ned Jay,,52.09,2,2,;29.17;;75.00
9,false,Kit Gray,,52.08,2,2,33.33;;70.83;
10,false,Ida Elm,,51.39,4,3,(16.67);70.83;41.67;41.67
11,true,Cy Dunn,,47.22,4,3,50.00;45.83;45.83;(37.50)
11,true,Di Eck,,47.22,4,3,50.00;45.83;45.83;(45.83)
13,false,Lou Heath,,41.67,2,2,33.33;;50.00;
14,false,Jo Frost,,34.72,4,3,(16.67);20.83;41.67;41.67
$ oddtrick season --best 3 --aliases examples/season/people.txt examples/season/*.event --format json
{"by":"player","points":"percent","best":3,"of":4,"least":1,"evenings":[
  {"name":"2026-10","event":"First Tuesday","date":"2026-10-06","contestants":6},
  {"name":"2026-11","event":"First Tuesday","date":"2026-11-03","contestants":6},
  {"name":"2026-12","event":"First Tuesday","date":"2026-12-01","contestants":6},
  {"name":"2027-01","event":"First Tuesday","date":"2027-01-05","contestants":6}],"season":[
  {"rank":1,"tied":false,"names":["Eva Ash"],"numbers":[""],"score":72.22,"played":4,"counted":3,"results":[{"evening":1,"id":"3","rank":1,"percent":75.00,"counted":true},{"evening":2,"id":"3","rank":1,"percent":70.83,"counted":true},{"evening":3,"id":"3","rank":1,"percent":70.83,"counted":true},{"evening":4,"id":"3","rank":2,"percent":50.00,"counted":false}]},
  {"rank":2,"tied":false,"names":["Finn Birch"],"numbers":[""],"score":65.28,"played":4,"counted":3,"results":[{"evening":1,"id":"3","rank":1,"percent":75.00,"counted":true},{"evening":2,"id":"3","rank":1,"percent":70.83,"counted":true},{"evening":3,"id":"6","rank":2,"percent":50.00,"counted":true},{"evening":4,"id":"3","rank":2,"percent":50.00,"counted":false}]},
  {"rank":3,"tied":false,"names":["Gus Cole"],"numbers":[""],"score":63.89,"played":4,"counted":3,"results":[{"evening":1,"id":"4","rank":2,"percent":70.83,"counted":true},{"evening":2,"id":"4","rank":1,"percent":70.83,"counted":true},{"evening":3,"id":"4","rank":5,"percent":41.67,"counted":false},{"evening":4,"id":"4","rank":2,"percent":50.00,"counted":true}]},
  {"rank":4,"tied":true,"names":["Ann Lee"],"numbers":["100001"],"score":55.56,"played":4,"counted":3,"results":[{"evening":1,"id":"1","rank":3,"percent":54.17,"counted":true},{"evening":2,"id":"1","rank":3,"percent":62.50,"counted":true},{"evening":3,"id":"1","rank":2,"percent":50.00,"counted":true},{"evening":4,"id":"1","rank":4,"percent":45.83,"counted":false}]},
  {"rank":4,"tied":true,"names":["Bo Park"],"numbers":["100002"],"score":55.56,"played":4,"counted":3,"results":[{"evening":1,"id":"1","rank":3,"percent":54.17,"counted":true},{"evening":2,"id":"1","rank":3,"percent":62.50,"counted":true},{"evening":3,"id":"1","rank":2,"percent":50.00,"counted":true},{"evening":4,"id":"2","rank":6,"percent":37.50,"counted":false}]},
  {"rank":6,"tied":false,"names":["Hal Drake"],"numbers":[""],"score":54.17,"played":4,"counted":3,"results":[{"evening":1,"id":"4","rank":2,"percent":70.83,"counted":true},{"evening":2,"id":"5","rank":6,"percent":20.83,"counted":false},{"evening":3,"id":"4","rank":5,"percent":41.67,"counted":true},{"evening":4,"id":"4","rank":2,"percent":50.00,"counted":true}]},
  {"rank":7,"tied":true,"names":["Meg Irwin"],"numbers":[""],"score":52.09,"played":2,"counted":2,"results":[{"evening":2,"id":"6","rank":5,"percent":29.17,"counted":true},{"evening":4,"id":"6","rank":1,"percent":75.00,"counted":true}]},
  {"rank":7,"tied":true,"names":["Ned Jay"],"numbers":[""],"score":52.09,"played":2,"counted":2,"results":[{"evening":2,"id":"6","rank":5,"percent":29.17,"counted":true},{"evening":4,"id":"6","rank":1,"percent":75.00,"counted":true}]},
  {"rank":9,"tied":false,"names":["Kit Gray"],"numbers":[""],"score":52.08,"played":2,"counted":2,"results":[{"evening":1,"id":"6","rank":5,"percent":33.33,"counted":true},{"evening":3,"id":"3","rank":1,"percent":70.83,"counted":true}]},
  {"rank":10,"tied":false,"names":["Ida Elm"],"numbers":[""],"score":51.39,"played":4,"counted":3,"results":[{"evening":1,"id":"5","rank":6,"percent":16.67,"counted":false},{"evening":2,"id":"4","rank":1,"percent":70.83,"counted":true},{"evening":3,"id":"5","rank":5,"percent":41.67,"counted":true},{"evening":4,"id":"5","rank":5,"percent":41.67,"counted":true}]},
  {"rank":11,"tied":true,"names":["Cy Dunn"],"numbers":[""],"score":47.22,"played":4,"counted":3,"results":[{"evening":1,"id":"2","rank":4,"percent":50.00,"counted":true},{"evening":2,"id":"2","rank":4,"percent":45.83,"counted":true},{"evening":3,"id":"2","rank":4,"percent":45.83,"counted":true},{"evening":4,"id":"2","rank":6,"percent":37.50,"counted":false}]},
  {"rank":11,"tied":true,"names":["Di Eck"],"numbers":[""],"score":47.22,"played":4,"counted":3,"results":[{"evening":1,"id":"2","rank":4,"percent":50.00,"counted":true},{"evening":2,"id":"2","rank":4,"percent":45.83,"counted":true},{"evening":3,"id":"2","rank":4,"percent":45.83,"counted":true},{"evening":4,"id":"1","rank":4,"percent":45.83,"counted":false}]},
  {"rank":13,"tied":false,"names":["Lou Heath"],"numbers":[""],"score":41.67,"played":2,"counted":2,"results":[{"evening":1,"id":"6","rank":5,"percent":33.33,"counted":true},{"evening":3,"id":"6","rank":2,"percent":50.00,"counted":true}]},
  {"rank":14,"tied":false,"names":["Jo Frost"],"numbers":[""],"score":34.72,"played":4,"counted":3,"results":[{"evening":1,"id":"5","rank":6,"percent":16.67,"counted":false},{"evening":2,"id":"5","rank":6,"percent":20.83,"counted":true},{"evening":3,"id":"5","rank":5,"percent":41.67,"counted":true},{"evening":4,"id":"5","rank":5,"percent":41.67,"counted":true}]}],"questions":[]}
$ oddtrick season --best 3 --aliases examples/season/people.txt examples/season/*.event --format html | sed 's/<[^>]*>/ /g; s/  */ /g' | grep '72.22\|34.72'
 1 Eva Ash 72.22 4 3 75.00 70.83 70.83 (50.00) 
 14 Jo Frost 34.72 4 3 (16.67) 20.83 41.67 41.67 

# With two winners nobody sits in the direction of the others: no line of a traveller could say so
$ printf 'movement mitchell tables 3 boards 6\nseat EW3 table 2 NS\n' | oddtrick rank -
2> stdin:2:1: 'EW3' sits in the other direction
2>   seat EW3 table 2 NS
2>   ^
[2]
$ printf 'movement mitchell tables 3 boards 6\nseat EW3 table 2 EW\nseat 2 table 1 NS\n' | oddtrick movement prove - | grep '^No'
No faults.
