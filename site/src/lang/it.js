// Italian: the pages at home, and what all pages share.
export default {
  // Cards and seats
  "seat.N": "Nord",
  "seat.E": "Est",
  "seat.S": "Sud",
  "seat.W": "Ovest",
  "seat.letter.N": "N",
  "seat.letter.E": "E",
  "seat.letter.S": "S",
  "seat.letter.W": "O",
  "strain.C": "fiori",
  "strain.D": "quadri",
  "strain.H": "cuori",
  "strain.S": "picche",
  "strain.NT": "senza atout",
  "strain.sign.NT": "SA",
  "rank.A": "A",
  "rank.K": "R",
  "rank.Q": "D",
  "rank.J": "F",
  "rank.T": "10",
};
