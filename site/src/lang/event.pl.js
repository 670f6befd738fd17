// Polish: the pages of events.
export default {};
