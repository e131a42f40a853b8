"""The one exception that every ring may raise for a mistake of the person at the keyboard."""


class UserError(Exception):
    """Something a person can put right: ends a command with a message and no traceback.

    ``message`` says what is wrong and what to do about it; ``code`` is the exit status:
    1 when something failed, 2 when what was asked for or written is not valid.
    """

    def __init__(self, message: str, code: int = 1) -> None:
        super().__init__(message)
        self.message = message
        self.code = code
