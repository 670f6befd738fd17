// Swedish: the pages at home, and what all pages share.
export default {
  // Cards and seats
  "seat.N": "Nord",
  "seat.E": "Öst",
  "seat.S": "Syd",
  "seat.W": "Väst",
  "seat.letter.N": "N",
  "seat.letter.E": "Ö",
  "seat.letter.S": "S",
  "seat.letter.W": "V",
  "strain.C": "klöver",
  "strain.D": "ruter",
  "strain.H": "hjärter",
  "strain.S": "spader",
  "strain.NT": "sang",
  "strain.sign.NT": "NT",
  "rank.A": "E",
  "rank.K": "K",
  "rank.Q": "D",
  "rank.J": "Kn",
  "rank.T": "10",
};
