// Dutch: the pages at home, and what all pages share.
export default {
  // Cards and seats
  "seat.N": "Noord",
  "seat.E": "Oost",
  "seat.S": "Zuid",
  "seat.W": "West",
  "seat.letter.N": "N",
  "seat.letter.E": "O",
  "seat.letter.S": "Z",
  "seat.letter.W": "W",
  "strain.C": "klaveren",
  "strain.D": "ruiten",
  "strain.H": "harten",
  "strain.S": "schoppen",
  "strain.NT": "sans atout",
  "strain.sign.NT": "SA",
  "rank.A": "A",
  "rank.K": "H",
  "rank.Q": "V",
  "rank.J": "B",
  "rank.T": "10",
};
