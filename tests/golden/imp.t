# oddtrick imp: points to IMPs, and back.

# The whole table
$ oddtrick imp
Points         IMPs
   0 to   10      0
  20 to   40      1
  50 to   80      2
  90 to  120      3
 130 to  160      4
 170 to  210      5
 220 to  260      6
 270 to  310      7
 320 to  360      8
 370 to  420      9
 430 to  490     10
 500 to  590     11
 600 to  740     12
 750 to  890     13
 900 to 1090     14
1100 to 1290     15
1300 to 1490     16
1500 to 1740     17
1750 to 1990     18
2000 to 2240     19
2250 to 2490     20
2500 to 2990     21
3000 to 3490     22
3500 to 3990     23
4000 or more     24
$ oddtrick imp --format json
[{"imps":0,"from":0,"to":10},
 {"imps":1,"from":20,"to":40},
 {"imps":2,"from":50,"to":80},
 {"imps":3,"from":90,"to":120},
 {"imps":4,"from":130,"to":160},
 {"imps":5,"from":170,"to":210},
 {"imps":6,"from":220,"to":260},
 {"imps":7,"from":270,"to":310},
 {"imps":8,"from":320,"to":360},
 {"imps":9,"from":370,"to":420},
 {"imps":10,"from":430,"to":490},
 {"imps":11,"from":500,"to":590},
 {"imps":12,"from":600,"to":740},
 {"imps":13,"from":750,"to":890},
 {"imps":14,"from":900,"to":1090},
 {"imps":15,"from":1100,"to":1290},
 {"imps":16,"from":1300,"to":1490},
 {"imps":17,"from":1500,"to":1740},
 {"imps":18,"from":1750,"to":1990},
 {"imps":19,"from":2000,"to":2240},
 {"imps":20,"from":2250,"to":2490},
 {"imps":21,"from":2500,"to":2990},
 {"imps":22,"from":3000,"to":3490},
 {"imps":23,"from":3500,"to":3990},
 {"imps":24,"from":4000,"to":null}]

# Both edges of every row
$ oddtrick imp 0 10 20 40 50 80 90 120 130 160 170 210 220 260 270 310 320 360 370 420
     0 points    0 IMPs
    10 points    0 IMPs
    20 points    1 IMP
    40 points    1 IMP
    50 points    2 IMPs
    80 points    2 IMPs
    90 points    3 IMPs
   120 points    3 IMPs
   130 points    4 IMPs
   160 points    4 IMPs
   170 points    5 IMPs
   210 points    5 IMPs
   220 points    6 IMPs
   260 points    6 IMPs
   270 points    7 IMPs
   310 points    7 IMPs
   320 points    8 IMPs
   360 points    8 IMPs
   370 points    9 IMPs
   420 points    9 IMPs
$ oddtrick imp 430 490 500 590 600 740 750 890 900 1090 1100 1290 1300 1490 1500 1740
   430 points   10 IMPs
   490 points   10 IMPs
   500 points   11 IMPs
   590 points   11 IMPs
   600 points   12 IMPs
   740 points   12 IMPs
   750 points   13 IMPs
   890 points   13 IMPs
   900 points   14 IMPs
  1090 points   14 IMPs
  1100 points   15 IMPs
  1290 points   15 IMPs
  1300 points   16 IMPs
  1490 points   16 IMPs
  1500 points   17 IMPs
  1740 points   17 IMPs
$ oddtrick imp 1750 1990 2000 2240 2250 2490 2500 2990 3000 3490 3500 3990 4000 9000
  1750 points   18 IMPs
  1990 points   18 IMPs
  2000 points   19 IMPs
  2240 points   19 IMPs
  2250 points   20 IMPs
  2490 points   20 IMPs
  2500 points   21 IMPs
  2990 points   21 IMPs
  3000 points   22 IMPs
  3490 points   22 IMPs
  3500 points   23 IMPs
  3990 points   23 IMPs
  4000 points   24 IMPs
  9000 points   24 IMPs

# Losses
$ oddtrick imp -420 -430
  -420 points   -9 IMPs
  -430 points  -10 IMPs
$ oddtrick imp -- -10 -20 -4000
   -10 points    0 IMPs
   -20 points   -1 IMP
 -4000 points  -24 IMPs
$ oddtrick imp +600 -0
   600 points   12 IMPs
     0 points    0 IMPs
$ oddtrick imp 1000000 -1000000
1000000 points   24 IMPs
-1000000 points  -24 IMPs

# Differences that no two scores have
$ oddtrick imp 15 19 45 49 425
    15 points    0 IMPs
    19 points    0 IMPs
    45 points    1 IMP
    49 points    1 IMP
   425 points    9 IMPs

# JSON
$ oddtrick imp --format json 420 -600
[{"points":420,"imps":9},
 {"points":-600,"imps":-12}]
$ oddtrick imp --format json 0
[{"points":0,"imps":0}]

# Back
$ oddtrick imp --inverse 0 1 5 12 23 24
  0 IMPs  0 to 10 points
  1 IMP   20 to 40 points
  5 IMPs  170 to 210 points
 12 IMPs  600 to 740 points
 23 IMPs  3500 to 3990 points
 24 IMPs  4000 points or more
$ oddtrick imp -i -1 -5 -24
 -1 IMP   -20 to -40 points
 -5 IMPs  -170 to -210 points
-24 IMPs  -4000 points or less
$ oddtrick imp -i 10
 10 IMPs  430 to 490 points
$ oddtrick imp --inv 10 --ascii
 10 IMPs  430 to 490 points
$ oddtrick imp -i --format json 0 5 24 -3 -24
[{"imps":0,"from":0,"to":10},
 {"imps":5,"from":170,"to":210},
 {"imps":24,"from":4000,"to":null},
 {"imps":-3,"from":-90,"to":-120},
 {"imps":-24,"from":-4000,"to":null}]

# What is wrong
$ oddtrick imp abc
2> oddtrick imp: invalid difference 'abc': expected a whole number from -1000000 to 1000000
[2]
$ oddtrick imp 420 abc
2> oddtrick imp: invalid difference 'abc': expected a whole number from -1000000 to 1000000
[2]
$ oddtrick imp 12.5
2> oddtrick imp: invalid difference '12.5': expected a whole number from -1000000 to 1000000
[2]
$ oddtrick imp 0x10
2> oddtrick imp: invalid difference '0x10': expected a whole number from -1000000 to 1000000
[2]
$ oddtrick imp ''
2> oddtrick imp: invalid difference '': expected a whole number from -1000000 to 1000000
[2]
$ oddtrick imp ' 5'
2> oddtrick imp: invalid difference ' 5': expected a whole number from -1000000 to 1000000
[2]
$ oddtrick imp +
2> oddtrick imp: invalid difference '+': expected a whole number from -1000000 to 1000000
[2]
$ oddtrick imp --5
2> oddtrick imp: unknown option --5: see 'oddtrick imp --help'
[2]
$ oddtrick imp 1000001
2> oddtrick imp: invalid difference '1000001': expected a whole number from -1000000 to 1000000
[2]
$ oddtrick imp 99999999999999999999
2> oddtrick imp: invalid difference '99999999999999999999': expected a whole number from -1000000 to 1000000
[2]
$ oddtrick imp -99999999999999999999
2> oddtrick imp: invalid difference '-99999999999999999999': expected a whole number from -1000000 to 1000000
[2]
$ oddtrick imp -i 25
2> oddtrick imp: invalid number of IMPs '25': expected a whole number from -24 to 24
[2]
$ oddtrick imp -i -25
2> oddtrick imp: invalid number of IMPs '-25': expected a whole number from -24 to 24
[2]
$ oddtrick imp -i 2.5
2> oddtrick imp: invalid number of IMPs '2.5': expected a whole number from -24 to 24
[2]
