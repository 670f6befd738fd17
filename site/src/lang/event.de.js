// German: the pages of events.
export default {};
