// French: the pages of events.
export default {};
