"""The exception of the package. The extension module raises it."""


class OddtrickError(ValueError):
    """Input that cannot be read or scored: what is wrong, where, and what would be right.

    `message` is a sentence; `code` is one of the codes of `oddtrick.h`; `line` and `column` count from 1 and are 0 where no place
    can be named. For an item of a list, `line` is the number of the item.

    >>> try:
    ...     score('4S N +9')
    ... except OddtrickError as error:
    ...     print(error.column, error.message.split(':')[0])
    6 4S cannot have that many overtricks
    """

    def __init__(self, message: str, code: int = 0, line: int = 0, column: int = 0) -> None:
        self.message = message
        self.code = code
        self.line = line
        self.column = column
        super().__init__(message, code, line, column)

    def __str__(self) -> str:
        place = [f"{word} {number}" for word, number in (("line", self.line), ("column", self.column)) if number > 0]
        return ", ".join(place) + ": " + self.message if place else self.message


OddtrickError.__module__ = "oddtrick"
