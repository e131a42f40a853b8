// Starts the page of one seat.
import { start } from './join.js';
import { SeatView } from './seat-view.js';

start({ screen: 'seat', seat: document.body.dataset.seat, words: ['common', 'game', 'seat'], Screen: SeatView });
