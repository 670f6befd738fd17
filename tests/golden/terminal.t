# On a terminal: colours, symbols, columns.

# Colours on a terminal
$ TERM=xterm script -qec 'oddtrick score 4H N = 4S N -1 3D W +1' /dev/null | tr -d '\r' | sed 's/\x1b/ESC/g'
4ESC[31m♥ESC[0m N =    none vulnerable   N-S ESC[1m +420ESC[0m
4♠ N -1   none vulnerable   N-S ESC[1m  -50ESC[0m
3ESC[31m♦ESC[0m W +1   none vulnerable   N-S ESC[1m -130ESC[0m
$ TERM=xterm script -qec 'oddtrick score --color auto 4H N =' /dev/null | tr -d '\r' | sed 's/\x1b/ESC/g'
4ESC[31m♥ESC[0m N =   none vulnerable   N-S ESC[1m +420ESC[0m

# No colours: NO_COLOR, TERM=dumb, --color never
$ NO_COLOR=1 TERM=xterm script -qec 'oddtrick score 4H N =' /dev/null | tr -d '\r' | sed 's/\x1b/ESC/g'
4♥ N =   none vulnerable   N-S  +420
$ NO_COLOR= TERM=xterm script -qec 'oddtrick score 4H N =' /dev/null | tr -d '\r' | sed 's/\x1b/ESC/g'
4ESC[31m♥ESC[0m N =   none vulnerable   N-S ESC[1m +420ESC[0m
$ TERM=dumb script -qec 'oddtrick score 4H N =' /dev/null | tr -d '\r' | sed 's/\x1b/ESC/g'
4♥ N =   none vulnerable   N-S  +420
$ TERM=xterm script -qec 'oddtrick score --color never 4H N =' /dev/null | tr -d '\r' | sed 's/\x1b/ESC/g'
4♥ N =   none vulnerable   N-S  +420

# --color always: in a pipe, and whatever the environment says
$ oddtrick score --color always 4H N = | sed 's/\x1b/ESC/g'
4ESC[31m♥ESC[0m N =   none vulnerable   N-S ESC[1m +420ESC[0m
$ NO_COLOR=1 TERM=dumb oddtrick score --color=always 4H N = | sed 's/\x1b/ESC/g'
4ESC[31m♥ESC[0m N =   none vulnerable   N-S ESC[1m +420ESC[0m
$ oddtrick score --color always --ascii 4H N = | sed 's/\x1b/ESC/g'
4ESC[31mHESC[0m N =   none vulnerable   N-S ESC[1m +420ESC[0m
$ oddtrick score --color always --format json 4H N = | grep -c $'\x1b'
0
[1]
$ oddtrick table --color always --format csv | grep -c $'\x1b'
0
[1]

# No colours in a pipe
$ TERM=xterm oddtrick score 4H N = | grep -c $'\x1b'
0
[1]
$ TERM=xterm oddtrick score --color auto 4H N = | grep -c $'\x1b'
0
[1]

# Symbols, unless --ascii
$ TERM=dumb script -qec 'oddtrick score --ascii 4H N =' /dev/null | tr -d '\r'
4H N =   none vulnerable   N-S  +420

# The table: one column, or two where they fit
$ TERM=dumb script -qec 'stty cols 80; oddtrick table' /dev/null | tr -d '\r' | head -4
Bid  made     Not vulnerable         Vulnerable
                     X    XX            X    XX
1♣ 1♦    1    70   140   230     70   140   230
         2    90   240   430     90   340   630
$ TERM=dumb script -qec 'stty cols 98; oddtrick table' /dev/null | tr -d '\r' | head -4
Bid  made     Not vulnerable         Vulnerable
                     X    XX            X    XX
1♣ 1♦    1    70   140   230     70   140   230
         2    90   240   430     90   340   630
$ TERM=dumb script -qec 'stty cols 99; oddtrick table' /dev/null | tr -d '\r' | head -4
Bid  made     Not vulnerable         Vulnerable     Bid  made     Not vulnerable         Vulnerable
                     X    XX            X    XX                          X    XX            X    XX
1♣ 1♦    1    70   140   230     70   140   230     3♣ 3♦    3   110   470   640    110   670   840
         2    90   240   430     90   340   630              4   130   570   840    130   870  1240
$ TERM=dumb script -qec 'stty cols 120; oddtrick table' /dev/null | tr -d '\r'
Bid  made     Not vulnerable         Vulnerable     Bid  made     Not vulnerable         Vulnerable
                     X    XX            X    XX                          X    XX            X    XX
1♣ 1♦    1    70   140   230     70   140   230     3♣ 3♦    3   110   470   640    110   670   840
         2    90   240   430     90   340   630              4   130   570   840    130   870  1240
         3   110   340   630    110   540  1030              5   150   670  1040    150  1070  1640
         4   130   440   830    130   740  1430              6   170   770  1240    170  1270  2040
         5   150   540  1030    150   940  1830              7   190   870  1440    190  1470  2440
         6   170   640  1230    170  1140  2230     3♥ 3♠    3   140   530   760    140   730   960
         7   190   740  1430    190  1340  2630              4   170   630   960    170   930  1360
1♥ 1♠    1    80   160   520     80   160   720              5   200   730  1160    200  1130  1760
         2   110   260   720    110   360  1120              6   230   830  1360    230  1330  2160
         3   140   360   920    140   560  1520              7   260   930  1560    260  1530  2560
         4   170   460  1120    170   760  1920     3NT      3   400   550   800    600   750  1000
         5   200   560  1320    200   960  2320              4   430   650  1000    630   950  1400
         6   230   660  1520    230  1160  2720              5   460   750  1200    660  1150  1800
         7   260   760  1720    260  1360  3120              6   490   850  1400    690  1350  2200
1NT      1    90   180   560     90   180   760              7   520   950  1600    720  1550  2600
         2   120   280   760    120   380  1160
         3   150   380   960    150   580  1560     4♣ 4♦    4   130   510   720    130   710   920
         4   180   480  1160    180   780  1960              5   150   610   920    150   910  1320
         5   210   580  1360    210   980  2360              6   170   710  1120    170  1110  1720
         6   240   680  1560    240  1180  2760              7   190   810  1320    190  1310  2120
         7   270   780  1760    270  1380  3160     4♥ 4♠    4   420   590   880    620   790  1080
                                                             5   450   690  1080    650   990  1480
2♣ 2♦    2    90   180   560     90   180   760              6   480   790  1280    680  1190  1880
         3   110   280   760    110   380  1160              7   510   890  1480    710  1390  2280
         4   130   380   960    130   580  1560     4NT      4   430   610   920    630   810  1120
         5   150   480  1160    150   780  1960              5   460   710  1120    660  1010  1520
         6   170   580  1360    170   980  2360              6   490   810  1320    690  1210  1920
         7   190   680  1560    190  1180  2760              7   520   910  1520    720  1410  2320
2♥ 2♠    2   110   470   640    110   670   840
         3   140   570   840    140   870  1240     5♣ 5♦    5   400   550   800    600   750  1000
         4   170   670  1040    170  1070  1640              6   420   650  1000    620   950  1400
         5   200   770  1240    200  1270  2040              7   440   750  1200    640  1150  1800
         6   230   870  1440    230  1470  2440     5♥ 5♠    5   450   650  1000    650   850  1200
         7   260   970  1640    260  1670  2840              6   480   750  1200    680  1050  1600
2NT      2   120   490   680    120   690   880              7   510   850  1400    710  1250  2000
         3   150   590   880    150   890  1280     5NT      5   460   670  1040    660   870  1240
         4   180   690  1080    180  1090  1680              6   490   770  1240    690  1070  1640
         5   210   790  1280    210  1290  2080              7   520   870  1440    720  1270  2040
         6   240   890  1480    240  1490  2480
         7   270   990  1680    270  1690  2880     6♣ 6♦    6   920  1090  1380   1370  1540  1830
                                                             7   940  1190  1580   1390  1740  2230
Down          Not vulnerable         Vulnerable     6♥ 6♠    6   980  1210  1620   1430  1660  2070
                     X    XX            X    XX              7  1010  1310  1820   1460  1860  2470
         1    50   100   200    100   200   400     6NT      6   990  1230  1660   1440  1680  2110
         2   100   300   600    200   500  1000              7  1020  1330  1860   1470  1880  2510
         3   150   500  1000    300   800  1600
         4   200   800  1600    400  1100  2200     7♣ 7♦    7  1440  1630  1960   2140  2330  2660
         5   250  1100  2200    500  1400  2800     7♥ 7♠    7  1510  1770  2240   2210  2470  2940
         6   300  1400  2800    600  1700  3400     7NT      7  1520  1790  2280   2220  2490  2980
         7   350  1700  3400    700  2000  4000
         8   400  2000  4000    800  2300  4600
         9   450  2300  4600    900  2600  5200
        10   500  2600  5200   1000  2900  5800
        11   550  2900  5800   1100  3200  6400
        12   600  3200  6400   1200  3500  7000
        13   650  3500  7000   1300  3800  7600
$ TERM=dumb script -qec 'stty cols 120; oddtrick table --ascii' /dev/null | tr -d '\r' | sed -n 3p
1C 1D    1    70   140   230     70   140   230     3C 3D    3   110   470   640    110   670   840
$ TERM=dumb script -qec 'stty cols 120; oddtrick table' /dev/null | tr -d '\r' | grep -c ' $'
0
[1]

# The scale: as many columns as fit
$ TERM=dumb script -qec 'stty cols 120; oddtrick vp -b 32' /dev/null | tr -d '\r' | head -4
wbf, 32 boards

IMPs          winner   loser    IMPs          winner   loser    IMPs          winner   loser
   0           10.00   10.00      29           15.10    4.90      58           18.21    1.79
$ TERM=dumb script -qec 'stty cols 20; oddtrick vp -b 32' /dev/null | tr -d '\r' | head -4
wbf, 32 boards

IMPs          winner   loser
   0           10.00   10.00

# A closed pipe
$ oddtrick table | head -1
Bid  made     Not vulnerable         Vulnerable
$ oddtrick help scoring | true
