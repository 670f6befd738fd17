# each example as html and svg, to the byte; the files were looked at as pictures
$ oddtrick rubber --format html examples/friday.rubber | cmp - tests/golden/files/friday.html
$ oddtrick rubber --format svg examples/friday.rubber | cmp - tests/golden/files/friday.svg
$ oddtrick rubber --format html examples/evening.rubber | cmp - tests/golden/files/evening.html
$ oddtrick rubber --format svg examples/evening.rubber | cmp - tests/golden/files/evening.svg
$ oddtrick chicago --format html examples/club.chicago | cmp - tests/golden/files/club.html
$ oddtrick chicago --format svg examples/club.chicago | cmp - tests/golden/files/club.svg
$ oddtrick chicago --format html examples/cavendish.chicago | cmp - tests/golden/files/cavendish.html
$ oddtrick chicago --format svg examples/cavendish.chicago | cmp - tests/golden/files/cavendish.svg
$ oddtrick chicago --format html examples/imps.chicago | cmp - tests/golden/files/imps.html
$ oddtrick chicago --format svg examples/imps.chicago | cmp - tests/golden/files/imps.svg
$ oddtrick rubber --after 1 --format svg examples/friday.rubber | cmp - tests/golden/files/friday-after-1.svg
$ oddtrick rubber --after 4 --format svg examples/friday.rubber | cmp - tests/golden/files/friday-after-4.svg
$ oddtrick rubber --after 6 --format svg examples/friday.rubber | cmp - tests/golden/files/friday-after-6.svg
$ oddtrick rubber --after bonus --format svg examples/friday.rubber | cmp - tests/golden/files/friday-after-bonus.svg
# names cannot become markup
$ printf 'rubber <script>alert(1)</script>\nwe "><img src=x> & \377\nthey A & B\n4S N =\n' | oddtrick rubber --format html - | grep -c '<script\|<img'
0
[1]
$ printf 'rubber <script>\nwe "><img src=x> & \377\nthey A & B\n4S N =\n' | oddtrick rubber --format svg - | grep -c '<script\|<img'
0
[1]
$ oddtrick rubber --format html --ascii examples/friday.rubber | grep -c '♠\|♥'
0
[1]
