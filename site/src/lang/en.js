// English: the pages at home, and what all pages share. Every other catalogue has the same keys.
export default {
  // Cards and seats
  "seat.N": "North",
  "seat.E": "East",
  "seat.S": "South",
  "seat.W": "West",
  "seat.letter.N": "N",
  "seat.letter.E": "E",
  "seat.letter.S": "S",
  "seat.letter.W": "W",
  "strain.C": "clubs",
  "strain.D": "diamonds",
  "strain.H": "hearts",
  "strain.S": "spades",
  "strain.NT": "notrump",
  "strain.sign.NT": "NT",
  "rank.A": "A",
  "rank.K": "K",
  "rank.Q": "Q",
  "rank.J": "J",
  "rank.T": "10",
};
