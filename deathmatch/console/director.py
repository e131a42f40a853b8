"""The director: the one object with state. Every command goes through it, one at a time.

access check -> director -> decide -> journal (committed) -> evolve -> views -> screens, and then
the ack.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import replace

from deathmatch.episode.by_hand import Wanted
from deathmatch.episode.chain import Entry
from deathmatch.episode.clock import EpisodeClock
from deathmatch.episode.deciding import AnyCommand
from deathmatch.episode.episode import Episode
from deathmatch.episode.floor import Acknowledge, OpenDirector, SetPanic, Tap
from deathmatch.episode.journal import JournalFault
from deathmatch.episode.show import Show
from deathmatch.game import Decision, Extend, Refused, answer_from_data, due

from . import messages, order_messages, orders
from .acks import Ack, Acks, done, refusal
from .archive import Archive
from .asked import Asked
from .board import Board
from .dealing import BESIDE, Waiting, carry_out
from .delays import Delays
from .desk import Desk, on_desk
from .devices import Devices
from .disk import Disk
from .gate import Gate
from .hold import TechnicalHold
from .matching import Matching
from .messages import Draw, DropDraw, Undraw
from .parts import Parts
from .presence import Screen
from .publish import Publisher
from .replays import Replays
from .stand_ins import StandIns
from .state import state_of
from .trouble import Trouble
from .upkeep import Upkeep
from .wire import HOST_ROOM


class Director:
    """Runs the newest episode of one show. Its public methods may be called from anywhere."""

    def __init__(self, parts: Parts) -> None:
        """Loads the newest episode; a match that was running comes back paused.

        Raises JournalFault when the journal cannot be read.
        """
        self.lock = threading.RLock()
        self.outlet = parts.outlet
        self.access = parts.access
        self.presence = parts.presence
        self.bases = parts.bases
        self.on_reissue: Callable[[Screen], object] = lambda screen: None
        self._parts = parts
        self.acks = Acks()
        self.wall = parts.wall
        self.disk = Disk(parts.journal, parts.monotonic, parts.free_bytes)
        self.archive = Archive(parts.journal, parts.show, parts.wall)
        self.devices = Devices(parts.presence, parts.build)
        matching = Matching(parts.show, parts.monotonic)
        self._gate = Gate(parts.presence, self.devices, self.disk, matching)
        self.hold = TechnicalHold(parts.presence, parts.show.hold_seconds)
        self._asked = Asked(parts.presence)
        self.delays = Delays(parts.monotonic)
        rest = (self.archive, self.disk, self.devices, self._gate, self.hold, self.delays)
        self.seats = Desk(parts.show, parts.access, parts.presence, parts.bases, *rest)
        self.trouble = Trouble(self, parts.monotonic)
        self._upkeep = Upkeep(self, parts.monotonic)
        self.replays = Replays(self)
        self.board = Board(
            lambda: {**self.seats.document(self.episode), "late": self._publisher.hands.document()},
            lambda desk: self._publisher.desk(desk, HOST_ROOM),
            parts.monotonic,
        )
        self._open(self.archive.open(self.acks))

    def _open(self, episode: Episode) -> None:
        self.episode = episode
        self.clock = EpisodeClock(episode.at, self._parts.monotonic)
        parts = self._parts
        self._publisher = Publisher(parts, episode, self.clock, self.disk)
        self.stand_ins = StandIns(self._parts.pace)
        self.waiting: Waiting | None = None
        self.trouble.open(episode)

    # Commands

    def submit(self, command: AnyCommand, command_id: str, by: str) -> Ack:
        """Takes one command, stamps it, and gives its ack once it is on disk and on the screens.

        The same id from the same sender again gets the first ack and has no second effect.
        """
        with self.lock:
            # What is owed is written first, which may be this very command.
            well, at = self.disk_is_well(), self.clock.now()
            known = self.acks.get(by, command_id)
            if known is not None:
                return known
            if (entry := self.episode.entry_for(command_id)) is not None:
                return self._done(entry) if entry.by == by else refusal("malformed")
            if not well or self.disk.owed.is_ended_by(command):
                return self.trouble.not_written(command, command_id)
            if isinstance(command, SetPanic):
                self.wait(None)
            if self.waiting is not None and not isinstance(command, BESIDE):
                return refusal("dealing")
            return self._taken(command, command_id, by, at)

    def _taken(self, command: AnyCommand, command_id: str, by: str, at: int) -> Ack:
        try:
            self._expire_before(command, at)
            entry = self.commit(command, command_id, by, at)
        except JournalFault as fault:
            # Not remembered: the same command may succeed once the disk is well.
            return self.trouble.not_written(command, command_id, fault)
        except Wanted as wanted:
            # Not remembered: its answer comes when the dealer has entered the cards.
            if self.waiting is None:
                self.wait(Waiting(command, command_id, by, wanted))
            return refusal("dealing")
        except Refused as refused:
            ack = refusal(refused.code, **refused.args_for_words)
            return self.acks.put(by, command_id, ack)
        return self.acks.put(by, command_id, self._done(entry))

    def _done(self, entry: Entry) -> Ack:
        """Accepted; the entry's true number would tell a seat how many others have answered."""
        return done(self._publisher.rev_for(entry.by, entry.n))

    def _expire_before(self, command: AnyCommand, at: int) -> None:
        """What is owed comes first; one that waits for the dealer's cards does not hold panic."""
        if self.waiting is not None:
            return
        try:
            self.expire(at)
        except Wanted:
            if not isinstance(command, SetPanic):
                raise
            self.wait(None)

    def deal(self, asked: Draw | Undraw | DropDraw) -> Ack:
        """The dealer enters a draw, takes one back, or gives the command up that waits for it."""
        with self.lock:
            return self.once(asked.id, lambda: carry_out(self, asked))

    def wait(self, waiting: Waiting | None) -> None:
        """Has the match stand still for the dealer, or go on, and tells every screen."""
        if waiting is None and self.waiting is None:
            return
        self._stand_for(waiting)
        self.publish()

    def _stand_for(self, waiting: Waiting | None) -> None:
        self.waiting = waiting
        stands = waiting is not None or self.disk.trouble is not None
        (self.clock.freeze if stands else self.clock.thaw)()

    def decide(self, seat: str, asked: messages.Decide) -> Ack:
        """A finalist's answer. Raises Malformed when it is none that the game knows."""
        try:
            answer = answer_from_data(asked.answer)
        except (Refused, ValueError, RecursionError) as wrong:
            raise messages.Malformed(str(wrong)) from None
        decision = Decision(seat, asked.question, answer, asked.thought_ms)
        return self._from_seat(decision, asked.id, seat)

    def extend(self, seat: str, asked: messages.Extend) -> Ack:
        """A finalist asks for more time."""
        return self._from_seat(Extend(seat, asked.question, asked.thought_ms), asked.id, seat)

    def _from_seat(self, command: Decision | Extend, command_id: str, seat: str) -> Ack:
        with self.lock:
            if self._has_stand_in(seat):
                return refusal("not_allowed")
            ack = self.submit(command, command_id, seat)
            self._asked.arrived(self.episode, command, ack, self.clock.now())
            return ack

    def _has_stand_in(self, seat: str) -> bool:
        players = self.episode.match.players
        return any(player.seat == seat and player.stand_in for player in players)

    def tap(self, seat: str, asked: messages.Tap) -> Ack:
        """A finalist taps before the deal."""
        with self.lock:
            if self._has_stand_in(seat):
                return refusal("not_allowed")
            return self.submit(Tap(seat, asked.random, asked.ms), asked.id, seat)

    def seen(self, seat: str, asked: messages.SeenMessage) -> Ack:
        """A seat has tapped a message away."""
        return self.submit(Acknowledge(asked.message, seat), asked.id, seat)

    def direct(self, order: order_messages.Order) -> Ack:
        """A host's order."""
        with self.lock:
            return orders.carry_out(self, order)

    def gate(self) -> list[dict[str, str]]:
        """What stands against GO into play."""
        return self._gate.reasons(self.episode)

    def ask(self, question: messages.History | messages.Appeal | messages.RewindPreview) -> Ack:
        """A host's question. Nothing is changed by it."""
        with self.lock:
            return self._asked.answer(self.episode, question, self.clock.now())

    def note_director(self) -> bool:
        """Writes down that the director's page is opened; False when that cannot be written."""
        with self.lock:
            try:
                self.commit(OpenDirector(), None, "director", self.clock.now())
            except JournalFault as fault:
                self.failed(fault)
                return False
            return True

    def state(self) -> dict[str, object]:
        """The state feed: what the lights of buttons need. No noble."""
        with self.lock:
            return state_of(self.episode, self.disk.owed, self.clock, self.devices)

    def once(self, command_id: str, act: Callable[[], Ack]) -> Ack:
        """Carries out a host's order that is no command to the match, and remembers its ack.

        `act` may raise JournalFault; then nothing is remembered.
        """
        known = self.acks.get("host", command_id)
        if known is not None:
            return known
        try:
            ack = act()
        except JournalFault as fault:
            return refusal(self.failed(fault))
        return self.acks.put("host", command_id, ack)

    def expire(self, at: int) -> None:
        """Commits every expiry that is owed at `at`. Raises JournalFault."""
        while (owed := due(self.episode.match, at)) is not None:
            self.commit_own(owed, "clock", at)

    def commit_own(self, command: AnyCommand, by: str, at: int) -> None:
        """A command that nobody waits for the answer of; where cards are real it may wait itself.

        Raises Refused, Wanted or JournalFault.
        """
        try:
            self.commit(command, None, by, at)
        except Wanted as wanted:
            self.wait(Waiting(command, None, by, wanted))
            raise

    def commit_drawn(self, waiting: Waiting, drawn: tuple[str, ...]) -> Ack:
        """Decides the command that waits with what the dealer has entered.

        Raises Wanted, Refused or JournalFault; else its sender's screen has its answer.
        """
        now = self.clock.now()
        entry = self.commit(waiting.command, waiting.command_id, waiting.by, now, drawn)
        if waiting.command_id is not None:
            self.acks.put(waiting.by, waiting.command_id, self._done(entry))
        return done(entry.n)

    def commit(
        self,
        command: AnyCommand,
        command_id: str | None,
        by: str,
        at: int,
        drawn: tuple[str, ...] = (),
    ) -> Entry:
        """Raises Refused, Wanted or JournalFault; else it is on disk and every screen knows."""
        before = on_desk(self.episode)
        begun_at = self._parts.monotonic()
        entry = self.episode.commit(command, command_id, by, at, self._parts.wall(), drawn)
        settled = self.disk.owed.settle(self.episode.floor)
        if drawn:
            self._stand_for(None)
        proved = self.disk.wrote(self._parts.monotonic() - begun_at)
        self.stand_ins.plan(self.episode.match, entry.at)
        self._publisher.entry(entry.n, self.clock, self.waiting)
        if settled or proved or before != on_desk(self.episode):
            self.board.send()
        return entry

    # Time

    def tick(self) -> None:
        """What time brings: the disk, expiries, stand-ins, the desk. Called many times a second."""
        with self.lock:
            self._upkeep.tick()
            self._publisher.hands.step()
            if self._publisher.hands.has_news():
                self.board.signs_changed()

    def look(self) -> None:
        """Keeps measuring how the machine is doing. Called a few times a second."""
        with self.lock:
            self._upkeep.look()

    def beat(self) -> None:
        """A sign of life to every screen. Called once a second."""
        with self.lock:
            self._publisher.beat(self.clock)
            self.board.beat()

    # Trouble

    def disk_is_well(self, *, now: bool = True) -> bool:
        """Whether the journal can be written; looks again if it could not, and goes on."""
        return self.trouble.is_over(now=now)

    def failed(self, fault: JournalFault) -> str:
        """Holds the match for trouble with the disk, tells hosts, and gives the refusal's code."""
        return self.trouble.failed(fault)

    # Screens

    def greet(self, screen: Screen) -> None:
        """Tells a screen that was just let in everything it needs."""
        self._publisher.greet(screen, self.clock, self.waiting)
        if screen.kind == "host":
            self._publisher.desk(self.board.document(), screen.sid)
        self.board.changed()

    def publish(self) -> None:
        """Sends every screen its view."""
        self._publisher.hands.step()
        self._publisher.views(self.clock, self.waiting)

    def host_came_by(self, base: str) -> None:
        """Notes the address that a host's browser came by; links begin with it from now on."""
        with self.lock:
            if self.bases.seen(base):
                self.board.send()

    def replace_episode(self, episode: Episode) -> None:
        """Goes on with another episode and tells every screen."""
        self._open(episode)
        self._publisher.shows()
        self.publish()
        self.board.send()

    def go_on_with(self, show: Show, archive: Archive, episode: Episode) -> None:
        """Everything that depends on the show is that of `show`; `episode` is its newest."""
        self._parts = replace(self._parts, show=show)
        self.hold = TechnicalHold(self.presence, show.hold_seconds)
        self.archive = archive
        self._gate = replace(self._gate, matching=Matching(show, self._parts.monotonic))
        self.seats = replace(
            self.seats, show=show, archive=archive, hold=self.hold, gate=self._gate
        )
        self.replace_episode(episode)

    def say_stopping(self) -> None:
        """Tells every screen that the server goes and will be back."""
        with self.lock:
            self._publisher.stopping()

    def close(self) -> None:
        """Lets go of the journal."""
        with self.lock:
            self._parts.journal.close()
