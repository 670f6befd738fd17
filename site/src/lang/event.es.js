// Spanish: the pages of events.
export default {};
