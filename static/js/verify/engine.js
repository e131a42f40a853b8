// Runs the worker: starts it with what lies in the page, hands it recordings, and passes on how far it is.
import { inlined, unpacked } from '../one-file.js';

const asModule = (bytes) => {
  let text = '';
  for (let i = 0; i < bytes.length; i += 0x8000) text += String.fromCharCode(...bytes.subarray(i, i + 0x8000));
  return `data:text/javascript;base64,${btoa(text)}`;
};

async function runtime() {
  const [loader, machine, wasm] = await Promise.all(['loader', 'machine', 'wasm'].map(unpacked));
  return { loader: asModule(loader), machine: asModule(machine), wasm, stdlib: inlined('stdlib'), msgspec: inlined('msgspec'), program: inlined('program') };
}

/**
 * `on` is told {ready}, {done, of}, {report} and {failed}, as they come. `check(bytes)` hands over a recording, one at a
 * time and once it is ready; `stop()` ends what is under way and makes ready again.
 */
export function createEngine(on) {
  let worker = null;

  async function start() {
    // A page from a disk has no origin: of workers and modules it may run those whose address is their text.
    const mine = new Worker(asModule(inlined('worker')), { type: 'module' });
    worker = mine;
    const say = (message) => { if (worker === mine) on(message); };
    mine.onmessage = ({ data }) => say(data);
    mine.onerror = (event) => say({ failed: event.message || 'the worker did not start' });
    try {
      mine.postMessage({ runtime: await runtime() });
    } catch (error) {
      say({ failed: String(error) });
    }
  }

  start();
  return {
    check: (bytes) => worker.postMessage({ bytes }, [bytes.buffer]),
    stop: () => { worker.terminate(); start(); },
  };
}
