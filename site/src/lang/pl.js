// Polish: the pages at home, and what all pages share.
export default {
  // Cards and seats
  "seat.N": "Północ",
  "seat.E": "Wschód",
  "seat.S": "Południe",
  "seat.W": "Zachód",
  "seat.letter.N": "N",
  "seat.letter.E": "E",
  "seat.letter.S": "S",
  "seat.letter.W": "W",
  "strain.C": "trefl",
  "strain.D": "karo",
  "strain.H": "kier",
  "strain.S": "pik",
  "strain.NT": "bez atu",
  "strain.sign.NT": "BA",
  "rank.A": "A",
  "rank.K": "K",
  "rank.Q": "D",
  "rank.J": "W",
  "rank.T": "10",
};
