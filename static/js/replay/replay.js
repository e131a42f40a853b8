// The whole player: stage, what is told, timeline, controls.
import { html, cls, useEffect, useMemo, useRef, useState } from '../ui.js';
import { list, logSentence, seatName, t } from '../words.js';
import { createStore } from '../store.js';
import { Tongues } from '../parts/tongues.js';
import { logAt, openFilm } from './film.js';
import { meaningOf } from './keymap.js';
import { createPlayer } from './player.js';
import { Stage } from './stage.js';
import { Timeline } from './timeline.js';
import { KeyList, Transport } from './transport.js';

const NEWER_MS = 5000;
const DRAWN_LINES = 200;
const LIVE = { phase: 'live', stale: false, since: 0 };

/** What a screen draws at frame `n`, its clocks on the player's time. */
function screenState(player, view) {
  const { frame } = player.get();
  const head = player.head();
  const kept = {};
  for (const { seat, left_ms: left, running } of view.table.clocks) kept[seat] = { running, left, end: head.at[frame] + left };
  const you = view.you.log ? { ...view.you, log: view.you.log.slice(-DRAWN_LINES) } : view.you;
  return {
    show: { ...head.show, replay: true }, view: { ...view, you }, viewAt: performance.now(), paused: view.table.paused,
    clocks: { rev: view.rev, kept, now: player.real, rate: player.rate }, connection: LIVE, awake: null,
  };
}

/** The film of `view`; the player stays where it is when another point of view is taken. */
function useFilm(films, view) {
  const [open, setOpen] = useState(null);
  const [, drawAgain] = useState(0);
  const [lost, setLost] = useState(false);
  const player = useRef(null);
  useEffect(() => {
    let wanted = true;
    const take = (head) => {
      if (!wanted) return;
      if (player.current) player.current.grow(head);
      else player.current = createPlayer(head);
      setLost(false);
      setOpen({ view, film: openFilm(head, (index) => films.chunk(view, index), () => drawAgain((n) => n + 1)), store: createStore(), player: player.current });
    };
    const look = () => films.head(view).then((head) => { if (!player.current || head.at.length !== player.current.head().at.length || head.view !== player.current.head().view) take(head); return head.over; }, () => { setLost(true); return false; });
    let timer = null;
    const watch = () => look().then((over) => { if (wanted && !over) timer = setTimeout(watch, NEWER_MS); });
    watch();
    return () => { wanted = false; clearTimeout(timer); };
  }, [view]);
  return { open, lost };
}

/** Draws again on each change of the player and, while it runs, a few times a second. */
function usePlaying(player, film) {
  const [, draw] = useState(0);
  useEffect(() => {
    if (!player) return undefined;
    let frame = null;
    let drawn = 0;
    const again = () => draw((n) => n + 1);
    const stop = player.subscribe(again);
    const loop = (now) => {
      if (player.get().running) {
        if (film.view(player.get().frame)) player.tick();
        else player.stall();
        if (now - drawn > 100) { drawn = now; again(); }
      }
      frame = requestAnimationFrame(loop);
    };
    frame = requestAnimationFrame(loop);
    return () => { stop(); cancelAnimationFrame(frame); };
  }, [player, film]);
}

function useKeys(actions) {
  const latest = useRef(actions);
  latest.current = actions;
  useEffect(() => {
    const press = (event) => {
      if (event.target.closest?.('select') || document.querySelector('dialog[open]')) return;
      const meaning = meaningOf(event);
      if (!meaning) return;
      event.preventDefault();
      latest.current[meaning.does](meaning.by);
    };
    addEventListener('keydown', press, true);
    return () => removeEventListener('keydown', press, true);
  }, []);
}

const fullScreen = () => (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen?.());

export function Replay({ films }) {
  const [view, setView] = useState(films.views[0]);
  const [help, setHelp] = useState(false);
  const { open, lost } = useFilm(films, view);
  usePlaying(open?.player, open?.film);
  const nextView = (way) => setView(films.views[(films.views.indexOf(view) + way + films.views.length) % films.views.length]);
  const actions = useMemo(() => ({ ...(open?.player ?? {}), view: nextView, full: fullScreen, help: () => setHelp(true) }), [open?.player, view]);
  useKeys(open ? actions : { toggle() {}, move() {}, step() {}, turn() {}, tenth() {}, edge() {}, speed() {}, skip() {}, view() {}, full() {}, help() {} });
  if (!open) return html`<p class="loading">${t(lost ? 'replay-lost' : 'replay-loading')}</p>`;
  return html`
    <${Playing} key="playing" open=${open} lost=${lost} actions=${actions} views=${{ all: films.views, now: view, choose: setView }} sheet=${films.sheet}/>
    ${help && html`<${KeyList} close=${() => setHelp(false)}/>`}`;
}

function Playing({ open, lost, actions, views, sheet }) {
  const { player, film, store } = open;
  const state = player.get();
  const drawn = film.view(state.frame);
  useFeed(player, store, drawn, state);
  const { show } = film.head;
  return html`
    <div class=${cls('player', { waits: !drawn })}>
      <${Top} head=${film.head} lost=${lost} frame=${state.frame}/>
      ${store.get().view ? html`<${Stage} key=${`${open.view}`} store=${store} show=${show} jump=${state.jump} sheet=${sheet} onClick=${actions.toggle}/>` : html`<section class="stage"></section>`}
      <div class="desk">
        <${Told} head=${film.head} frame=${state.frame}/>
        <${Timeline} player=${player} state=${state}/>
        <${Transport} player=${player} state=${state} actions=${actions} views=${views}/>
      </div>
    </div>`;
}

/** Gives the screen what it draws, before it is drawn, whenever something else is on or time goes otherwise. */
function useFeed(player, store, drawn, { frame, running, speed, skip, jump }) {
  useMemo(() => { if (drawn) store.set(screenState(player, drawn)); }, [store, drawn !== null, player.head(), frame, running, speed, skip, jump]);
}

function Top({ head, lost, frame }) {
  const { show } = head;
  const wall = head.wall[frame] ? new Date(head.wall[frame]) : null;
  return html`
    <header class="top">
      <h1 class="top-title display">${show.title}</h1>
      <p class="top-about"><span>${t('replay-episode', { episode: show.episode })}</span><span>${list(show.finalists.map((seat) => seatName(show, seat)))}</span></p>
      ${(lost || !head.over) && html`<p class="top-note" role="status">${t(lost ? 'replay-lost' : 'replay-running')}</p>`}
      ${wall && html`<time class="top-wall" datetime=${wall.toISOString()}>${wall.toLocaleString(document.documentElement.lang || 'en', { dateStyle: 'medium', timeStyle: 'medium' })}</time>`}
      <${Tongues}/>
    </header>`;
}

/** What has just happened, in words: for those who cannot see the stage as well. */
function Told({ head, frame }) {
  const [line] = logAt(head, frame, 1);
  return html`<p class="told"><span class="told-turn display">${t('replay-turn', { turn: head.turn[frame] })}</span>
    <span class="told-line" role="status">${line ? logSentence(head.show, line) : ''}</span></p>`;
}
