// Dutch: the pages of events.
export default {};
