// Italian: the pages of events.
export default {};
