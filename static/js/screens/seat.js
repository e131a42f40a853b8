// Starts the page of one seat, or a host's covered preview of it.
import { start } from './join.js';
import { SeatView } from './seat-view.js';

const { seat, preview } = document.body.dataset;
start({ screen: 'seat', seat, preview: preview !== undefined, Screen: SeatView });
