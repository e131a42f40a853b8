// Seconds as a host types and reads them; on the wire they are whole milliseconds.
import { figure } from '../words.js';

/** Milliseconds as seconds with at most one decimal and a sign: "+4.2", "−10". */
export const signedSeconds = (ms) => `${ms < 0 ? '−' : '+'}${plainSeconds(Math.abs(ms))}`;

/** Milliseconds as seconds with at most one decimal: "4.2", "10". */
export const plainSeconds = (ms) => figure(ms / 1000);

/** Ms rounded up to what people read and say: whole tenths of a second, in favour of whoever gets them. */
export const wholeTenths = (ms) => Math.ceil(ms / 100) * 100;

const TYPED = /^([+-]?)(?:(\d{1,3}):([0-5]\d)|(\d{1,4}))(?:[.,](\d))?$/;

/** Ms of what was typed ("12", "4.2", "-30", "1:30"); null if it is no time, or none at all. */
export function typedMs(text) {
  const found = TYPED.exec(text.trim().replace('−', '-'));
  if (!found) return null;
  const [, sign, minutes, seconds, whole, tenths] = found;
  const ms = (minutes ? Number(minutes) * 60 + Number(seconds) : Number(whole)) * 1000 + Number(tenths ?? 0) * 100;
  return ms === 0 ? null : sign === '-' ? -ms : ms;
}
