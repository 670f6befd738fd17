// Swedish: the pages of events.
export default {};
