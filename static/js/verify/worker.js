// The worker of the page that verifies: it runs the program's own rules, in Python, beside the page. All it needs is
// handed to it; it asks for nothing.
const NOWHERE = 'https://nothing.invalid/';
const PROGRAM = 'deathmatch.episode.page_report';
const TELL_MS = 50;
let python = null;

/** What Pyodide would fetch, from memory; anything else is refused. */
function serveFromMemory(files) {
  self.fetch = async (address) => {
    const name = new URL(address.url ?? address, NOWHERE).pathname.slice(1);
    if (!Object.hasOwn(files, name)) throw new Error(`not in this page: ${name}`);
    return new Response(files[name], { headers: { 'content-type': name.endsWith('.wasm') ? 'application/wasm' : 'application/octet-stream' } });
  };
}

async function start({ loader, machine, wasm, stdlib, msgspec, program }) {
  serveFromMemory({ 'pyodide.asm.wasm': wasm, 'python_stdlib.zip': stdlib });
  const [{ loadPyodide }, { default: createPyodideModule }] = await Promise.all([import(loader), import(machine)]);
  const lockFileContents = { info: { abi_version: '2026_0', arch: 'wasm32', platform: 'emscripten_5_0_3', python: '3.14.2' }, packages: {} };
  python = await loadPyodide({ indexURL: NOWHERE, packageBaseUrl: NOWHERE, createPyodideModule, lockFileContents });
  python.unpackArchive(msgspec, 'whl');
  python.unpackArchive(program, 'zip', { extractDir: '/program' });
  python.pyimport('sys').path.insert(0, '/program');
  python.pyimport(PROGRAM);
  postMessage({ ready: true });
}

/** The report on a recording, as JSON. How far it is, is told often enough to be seen to move. */
function check(bytes) {
  let told = 0;
  const tell = (done, of) => {
    const now = performance.now();
    if (now - told < TELL_MS) return;
    told = now;
    postMessage({ done, of });
  };
  const given = python.toPy(bytes);
  try {
    return python.pyimport(PROGRAM).page_report(given.tobytes(), tell);
  } finally {
    given.destroy();
  }
}

/** What went wrong in one line; of Python's whole story the last one. */
const why = (error) => String(error?.message ?? error).trim().split('\n').pop();

self.onmessage = async ({ data }) => {
  try {
    if (data.runtime) await start(data.runtime);
    else postMessage({ report: check(data.bytes) });
  } catch (error) {
    postMessage(data.runtime ? { failed: why(error) } : { broke: why(error) });
  }
};
