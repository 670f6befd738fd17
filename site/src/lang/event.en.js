// English: the pages of events.
export default {};
