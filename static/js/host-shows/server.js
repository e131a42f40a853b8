// The calls of this page. Each gives what the server says, with ok; no contact is an answer too.
import { kept } from '../parts/tongues.js';

const HERE = '/host/shows';

async function call(path, method = 'GET', body) {
  const given = body === undefined ? {} : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
  try {
    const answer = await fetch(`${HERE}${path}`, { method, ...given });
    if (answer.status === 413) return { ok: false, code: 'too_large' };
    const said = await answer.json();
    if (said.code === 'not_allowed') { location.assign(kept('/host')); }
    return said;
  } catch {
    return { ok: false, code: 'no_contact' };
  }
}

const of = (name) => `/${encodeURIComponent(name)}`;

export const list = () => call('/list');
export const episodes = () => call('/episodes');
export const read = (name) => call(`${of(name)}/show`);
export const check = (values, like) => call('/check', 'POST', { values, like });
export const save = (name, values, version, like) => call(`${of(name)}/show`, 'PUT', { values, version, like });
export const open = (name, fresh) => call(`${of(name)}/open`, 'POST', { fresh });
