// Spanish: the pages at home, and what all pages share.
export default {
  // Cards and seats
  "seat.N": "Norte",
  "seat.E": "Este",
  "seat.S": "Sur",
  "seat.W": "Oeste",
  "seat.letter.N": "N",
  "seat.letter.E": "E",
  "seat.letter.S": "S",
  "seat.letter.W": "O",
  "strain.C": "tréboles",
  "strain.D": "diamantes",
  "strain.H": "corazones",
  "strain.S": "picas",
  "strain.NT": "sin triunfo",
  "strain.sign.NT": "ST",
  "rank.A": "A",
  "rank.K": "R",
  "rank.Q": "D",
  "rank.J": "J",
  "rank.T": "10",
};
