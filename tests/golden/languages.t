# CSV in other languages: the headings and the letters of all contracts say what a letter means; where they do not, nobody guesses.

$ cd $TMP; printf 'Board;NS;OW;Kontrakt;Alleinspieler;Stiche;Ausspiel\n1;1;2;4P;N;10;CK\n1;3;4;3SA;O;9;\n2;1;4;5T;S;11;\n2;3;2;2C;W;8;\n' >de.csv; oddtrick convert --to event de.csv -
board 1
1 2 4S N = lead HK
3 4 3NT E =
board 2
1 4 5C S =
3 2 2H W =
2> de.csv:1:1: warning: contracts are read as T clubs, K diamonds, C hearts, P spades
2>   Board;NS;OW;Kontrakt;Alleinspieler;Stiche;Ausspiel
2>   ^
$ cd $TMP; printf 'Donne;Paire NS;Paire EO;Contrat;Déclarant;Levées;Entame\n1;1;2;4C;N;10;\n1;3;4;3SA;O;9;\n2;1;4;5K;S;11;\n' >fr.csv; oddtrick convert --to event fr.csv -
board 1
1 2 4H N =
3 4 3NT W =
board 2
1 4 5D S =
2> fr.csv:1:1: warning: contracts are read as T clubs, K diamonds, C hearts, P spades
2>   Donne;Paire NS;Paire EO;Contrat;Déclarant;Levées;Entame
2>   ^
$ cd $TMP; printf 'Spel;NZ;OW;Contract;Leider;Slagen;Uitkomst\n1;1;2;4R;Z;10;\n1;3;4;3SA;O;9;\n2;1;4;5K;W;11;\n' >nl.csv; oddtrick convert --to event nl.csv -
board 1
1 2 4D S =
3 4 3NT E =
board 2
1 4 5C W =
2> nl.csv:1:1: warning: contracts are read as K clubs, R diamonds, H hearts, S spades
2>   Spel;NZ;OW;Contract;Leider;Slagen;Uitkomst
2>   ^
$ cd $TMP; printf 'Rozdanie;NS;WE;Kontrakt;Rozgrywający;Lewy;Wist\n1;1;2;4P;N;10;\n1;3;4;3BA;E;9;\n2;1;4;5KX;S;11;\n' >pl.csv; oddtrick convert --to event pl.csv -
board 1
1 2 4S N =
3 4 3NT E =
board 2
1 4 5DX S =
2> pl.csv:1:1: warning: contracts are read as T clubs, K diamonds, C hearts, P spades
2>   Rozdanie;NS;WE;Kontrakt;Rozgrywający;Lewy;Wist
2>   ^
$ cd $TMP; printf 'Mano;Pareja NS;Pareja EO;Contrato;Declarante;Bazas;Salida\n1;1;2;4D;N;10;\n1;3;4;3ST;O;9;\n2;1;4;4C;S;10;\n3;1;4;4P;S;10;\n' >es.csv; oddtrick convert --to event es.csv -
board 1
1 2 4D N =
3 4 3NT W =
board 2
1 4 4H S =
board 3
1 4 4S S =
2> es.csv:1:1: warning: contracts are read as T clubs, D diamonds, C hearts, P spades
2>   Mano;Pareja NS;Pareja EO;Contrato;Declarante;Bazas;Salida
2>   ^
$ cd $TMP; printf 'Mano;Coppia NS;Coppia EO;Contratto;Dichiarante;Prese;Attacco\n1;1;2;4Q;N;10;\n1;3;4;3SA;O;9;\n2;1;4;4C;S;10;\n' >it.csv; oddtrick convert --to event it.csv -
board 1
1 2 4D N =
3 4 3NT W =
board 2
1 4 4H S =
2> it.csv:1:1: warning: contracts are read as F clubs, Q diamonds, C hearts, P spades
2>   Mano;Coppia NS;Coppia EO;Contratto;Dichiarante;Prese;Attacco
2>   ^
$ cd $TMP; printf 'Bricka;Par NS;Par ÖV;Kontrakt;Spelförare;Stick;Utspel\n1;1;2;4H;Ö;10;\n1;3;4;3NT;V;9;\n2;1;4;4R;S;10;\n' >sv.csv; oddtrick convert --to event sv.csv -
board 1
1 2 4H E =
3 4 3NT W =
board 2
1 4 4D S =
2> sv.csv:1:1: warning: contracts are read as K clubs, R diamonds, H hearts, S spades
2>   Bricka;Par NS;Par ÖV;Kontrakt;Spelförare;Stick;Utspel
2>   ^

# English letters below German headings
$ cd $TMP; printf 'Board;NS;OW;Kontrakt;Alleinspieler;Stiche\n1;1;2;4S;N;10\n1;3;4;4C;O;9\n' >en.csv; oddtrick convert --to event en.csv -
board 1
1 2 4S N =
3 4 4C E -1
# 4C alone may be either: refused
$ cd $TMP; printf 'Board;NS;OW;Kontrakt;Alleinspieler;Stiche\n1;1;2;4C;N;10\n1;3;4;3SA;O;9\n' >doubt.csv; oddtrick convert --to event doubt.csv -
2> doubt.csv:1:1: the letters of contracts are ambiguous: C clubs, D diamonds, H hearts, S spades; or T clubs, K diamonds, C hearts, P spades
2>   Board;NS;OW;Kontrakt;Alleinspieler;Stiche
2>   ^
[2]
# The letters alone say it, where one alphabet alone has them all; K is diamonds beside P
$ cd $TMP; printf 'board,ns,ew,contract,by,tricks\n1,1,2,4P,N,10\n1,3,4,4K,E,9\n2,1,4,4C,E,9\n' >letters.csv; oddtrick convert --to event letters.csv -
board 1
1 2 4S N =
3 4 4D E -1
board 2
1 4 4H E -1
2> letters.csv:1:1: warning: contracts are read as T clubs, K diamonds, C hearts, P spades
2>   board,ns,ew,contract,by,tricks
2>   ^
$ cd $TMP; printf 'board,ns,ew,contract,by,tricks\n1,1,2,4K,N,10\n1,3,4,3NT,E,9\n' >k.csv; oddtrick convert --to event k.csv -
2> k.csv:1:1: the letters of contracts are ambiguous: T clubs, K diamonds, H hearts, P spades; or K clubs, R diamonds, H hearts, S spades
2>   board,ns,ew,contract,by,tricks
2>   ^
[2]
# O is no seat where the headings do not say whose it is
$ cd $TMP; printf 'board,ns,ew,contract,by,tricks\n1,1,2,4S,N,10\n1,3,4,4S,O,9\n' >o.csv; oddtrick convert --to event o.csv -
board 1
1 2 4S N =
2> o.csv:3: left out: '4S O 9 tricks': invalid declarer or outcome 'O': expected N, E, S or W, or =, +1, -1, made 4, down 1 or 10 tricks
2> o.csv: 1 item was left out
[1]
