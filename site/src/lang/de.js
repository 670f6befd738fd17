// German: the pages at home, and what all pages share.
export default {
  // Cards and seats
  "seat.N": "Nord",
  "seat.E": "Ost",
  "seat.S": "Süd",
  "seat.W": "West",
  "seat.letter.N": "N",
  "seat.letter.E": "O",
  "seat.letter.S": "S",
  "seat.letter.W": "W",
  "strain.C": "Treff",
  "strain.D": "Karo",
  "strain.H": "Cœur",
  "strain.S": "Pik",
  "strain.NT": "ohne Trumpf",
  "strain.sign.NT": "SA",
  "rank.A": "A",
  "rank.K": "K",
  "rank.Q": "D",
  "rank.J": "B",
  "rank.T": "10",
};
