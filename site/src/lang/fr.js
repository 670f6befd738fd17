// French: the pages at home, and what all pages share.
export default {
  // Cards and seats
  "seat.N": "Nord",
  "seat.E": "Est",
  "seat.S": "Sud",
  "seat.W": "Ouest",
  "seat.letter.N": "N",
  "seat.letter.E": "E",
  "seat.letter.S": "S",
  "seat.letter.W": "O",
  "strain.C": "trèfle",
  "strain.D": "carreau",
  "strain.H": "cœur",
  "strain.S": "pique",
  "strain.NT": "sans-atout",
  "strain.sign.NT": "SA",
  "rank.A": "A",
  "rank.K": "R",
  "rank.Q": "D",
  "rank.J": "V",
  "rank.T": "10",
};
