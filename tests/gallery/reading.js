// What a keyboard and a reader of the screen meet, in their order. Gives a list of sentences, empty where all is well.
(wanted) => {
  const faults = [];
  const root = document.querySelector('dialog[open]') ?? document.body;
  const LIVE = '[role=status], [role=alert], [role=log], [aria-live]:not([aria-live=off])';
  const nameOf = (one) => `${one.tagName.toLowerCase()}${[...one.classList].map((name) => `.${name}`).join('')} "${(one.innerText ?? '').trim().slice(0, 40)}"`;
  const there = (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('[inert], [aria-hidden=true]');

  const heads = [...document.querySelectorAll('h1')].filter(there);
  if (wanted.headed && heads.length !== 1) faults.push(`there are ${heads.length} first headings: ${heads.map(nameOf).join(', ')}`);
  for (const one of document.querySelectorAll('[tabindex]')) if (one.tabIndex > 0) faults.push(`${nameOf(one)} has a place of its own in the order of focus`);

  for (const clock of root.querySelectorAll('[role=timer]')) if (clock.closest(LIVE)) faults.push(`${nameOf(clock)} is read out every second`);
  for (const one of root.querySelectorAll(LIVE)) {
    if (one.parentElement.closest(LIVE)) faults.push(`${nameOf(one)} is read out twice`);
    if (there(one) && one.matches('[role=alert], [aria-live=assertive]') && one.closest('button')) faults.push(`${nameOf(one)} is read out from inside a button`);
  }

  const reached = [...root.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex="0"]')]
    .filter((one) => there(one) && !one.disabled && one.tabIndex >= 0 && one.getBoundingClientRect().width > 1);
  const called = (one) => one.ariaLabel || one.getAttribute('aria-labelledby') || one.labels?.length || one.title || one.innerText?.trim() || one.querySelector('[aria-label], [alt]:not([alt=""])');
  for (const one of reached) if (!called(one)) faults.push(`${nameOf(one)} has no name`);

  /** Around a table the order is that of the seats, clockwise. */
  const seated = (one) => one.closest('.table-picture');

  /** Whether `b` is read before `a`: above it in one column, or to the left of it in one line. */
  function before(b, a) {
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (down > Math.min(a.height, b.height) / 2) return b.right <= a.left + 1;
    return across > Math.min(a.width, b.width) / 2 && b.bottom <= a.top + 1;
  }

  /** Where it stands: what a list has scrolled away, where the list does. */
  function placeOf(one) {
    const place = one.getBoundingClientRect();
    const list = one.parentElement.closest('ol, ul');
    if (!list || list.scrollHeight <= list.clientHeight) return place;
    const around = list.getBoundingClientRect();
    return place.top < around.top || place.bottom > around.bottom ? around : place;
  }

  for (let i = 1; i < reached.length; i += 1) {
    const [a, b] = [reached[i - 1], reached[i]];
    if (!a.contains(b) && !(seated(a) && seated(b)) && before(placeOf(b), placeOf(a))) faults.push(`${nameOf(b)} is reached after ${nameOf(a)}, and stands before it`);
  }
  return faults;
}
