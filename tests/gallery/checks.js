// What a person would see at once and a program must be told to look for. Gives a list of sentences, empty where all is well.
(wanted) => {
  const faults = [];
  const EDGE = 2;  // px that are drawn away by no eye's account
  const SCROLLED = 6;  // px of scrolling that show nothing more than room below the last line
  const dialog = document.querySelector('dialog[open]');
  const root = dialog ?? document.body;
  const said = (text) => `"${text.length > 40 ? `${text.slice(0, 39)}…` : text}"`;
  const nameOf = (one) => `${one.tagName.toLowerCase()}${[...one.classList].map((name) => `.${name}`).join('')}`;

  /** Text that nobody is meant to see: for screen readers only, or gone for the moment. */
  function hidden(one) {
    for (let at = one; at; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.visibility !== 'visible' && at === one) return true;
      if (style.display === 'none' || style.opacity === '0' || style.clipPath.includes('inset(50%)')) return true;
    }
    return false;
  }

  const scrolls = (one, style) => {
    const down = /auto|scroll/.test(style.overflowY) && one.scrollHeight > one.clientHeight + SCROLLED;
    const across = /auto|scroll/.test(style.overflowX) && one.scrollWidth > one.clientWidth + 1;
    return { down, across };
  };

  /** What cuts a box off, and whether it lies in something that may be scrolled to: nothing that it is taken out of. */
  function cutBy(box, one) {
    let out = false;
    for (let at = one; at && at !== document.documentElement; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (out && style.position === 'static') continue;
      out = style.position === 'absolute';
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
      const edge = at.getBoundingClientRect();
      if (/auto|scroll/.test(style.overflowY) && scrolls(at, style).down) return { by: null, scrolled: true, edge };
      if (at === document.body) continue;
      if (style.overflowX !== 'visible' && (box.left < edge.left - EDGE || box.right > edge.right + EDGE)) return { by: at };
      if (style.overflowY !== 'visible' && (box.top < edge.top - EDGE || box.bottom > edge.bottom + EDGE)) return { by: at };
    }
    return { by: null, scrolled: false };
  }

  const pen = document.createElement('canvas').getContext('2d');

  /** The box of what is drawn: that of a line is as high as the highest letters of its font, which most texts have not got. */
  function inked(box, text, style) {
    pen.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const size = pen.measureText(style.textTransform === 'uppercase' ? text.toUpperCase() : text);
    const top = box.top + size.fontBoundingBoxAscent - size.actualBoundingBoxAscent;
    const bottom = box.bottom - size.fontBoundingBoxDescent + size.actualBoundingBoxDescent;
    return { left: box.left, right: box.right, top, bottom, height: bottom - top };
  }

  /** What of a text stands in one of its lines: its marks alone reach over that line. */
  function textIn(node, line) {
    const range = document.createRange();
    const stands = (i) => {
      range.setStart(node, i);
      range.setEnd(node, i + 1);
      const { top, bottom } = range.getBoundingClientRect();
      return (top + bottom) / 2 > line.top && (top + bottom) / 2 < line.bottom;
    };
    return [...node.data].length === node.data.length ? [...node.data].filter((_, i) => stands(i)).join('') : node.data;
  }

  /** A name of sixty letters may end in dots, and so may a sentence that has it in it. */
  const shortened = (text) => wanted.long.some((name) => text.includes(name) || name.startsWith(text));
  /** With such names on it a screen may be longer than it is high. */
  const crowded = wanted.long.length > 0;

  /** Of the steps before the last the beginning is enough. */
  const older = (one) => one.closest('.log-line:not(:last-child)');

  /** A person's name, where such are held to a size: one of the cast's, in a sentence too unless it is the host's own, or a host seat's. */
  const isName = (text, one) => Boolean(wanted.names) && !one.closest('.band-text, .words-text')
    && (wanted.people.some((name) => text.includes(name)) || Boolean(one.closest('.name')));

  function within(box, edge) {
    const top = Math.max(box.top, edge.top);
    const bottom = Math.min(box.bottom, edge.bottom);
    return { left: box.left, right: box.right, top, bottom, height: bottom - top };
  }

  const texts = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.data.trim();
    const one = node.parentElement;
    if (!text || !one || /^(SCRIPT|STYLE|NOSCRIPT|OPTION|TITLE)$/.test(one.tagName) || hidden(one)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const style = getComputedStyle(one);
    for (const box of range.getClientRects()) if (box.width > 1 && box.height > 1) texts.push({ text, one, box: inked(box, text, style), drawn: () => inked(box, textIn(node, box), style) });
  }

  const wide = document.documentElement.clientWidth;
  const high = document.documentElement.clientHeight;
  const pageScrolls = getComputedStyle(document.documentElement).overflowY !== 'hidden' && document.documentElement.scrollHeight > high + 1;
  for (const found of texts) {
    const { text, one, box } = found;
    const { by, scrolled, edge } = cutBy(box, one);
    if (edge) found.box = within(box, edge);
    found.gone = Boolean(by) || found.box.height <= 0;
    if (by && (shortened(text) || older(one))) continue;
    const out = box.left < -EDGE || box.right > wide + EDGE || (!pageScrolls && (box.top < -EDGE || box.bottom > high + EDGE));
    if (by && crowded) continue;
    if (by) faults.push(`${said(text)} is cut off by ${nameOf(by)}`);
    else if (out && !scrolled) faults.push(`${said(text)} is outside of the screen`);
    const button = one.closest('button')?.getBoundingClientRect();
    if (button && !by && (box.left < button.left - EDGE || box.right > button.right + EDGE)) faults.push(`${said(text)} stands out of what is tapped`);
    const style = getComputedStyle(one);
    const size = parseFloat(style.fontSize);
    if (wanted.least && size < wanted.least - 0.01 && !(wanted.smaller && one.closest(wanted.smaller))) faults.push(`${said(text)} is only ${size.toFixed(1)} px high (${nameOf(one)})`);
    if (isName(text, one) && size < wanted.names - 0.01 && !shortened(text)) faults.push(`the name ${said(text)} is only ${size.toFixed(1)} px high (${nameOf(one)})`);
    const risky = ({ left, right, top, bottom }) => left < wanted.safe[0] - EDGE || right > wide - wanted.safe[0] + EDGE || top < wanted.safe[1] - EDGE || bottom > high - wanted.safe[1] + EDGE;
    if (wanted.safe && risky(box) && risky(found.drawn())) {
      faults.push(`${said(text)} is in the margin that a projector may cut`);
    }
  }

  // Lines that end in dots are cut as well.
  for (const one of root.querySelectorAll('*')) {
    const style = getComputedStyle(one);
    if (style.textOverflow === 'ellipsis' && one.scrollWidth > one.clientWidth + 1 && !hidden(one) && !shortened(one.textContent.trim())) faults.push(`${said(one.textContent.trim())} ends in dots (${nameOf(one)})`);
    if (one === document.body) continue;
    const { down, across } = scrolls(one, style);
    if (across) faults.push(`${nameOf(one)} scrolls sideways`);
    if (down && !crowded && !wanted.scroll.some((selector) => one.matches(selector))) faults.push(`${nameOf(one)} has a scroll bar`);
  }
  if (document.documentElement.scrollWidth > wide + 1) faults.push('the page scrolls sideways');
  if (pageScrolls && !wanted.pageScrolls && !crowded) faults.push('the page has a scroll bar');

  /** What hides a text: it lies on it, and is not clear. */
  function hiddenBy(one, box) {
    for (const top of document.elementsFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2)) {
      if (top.contains(one) || one.contains(top)) return null;
      const { backgroundColor, backgroundImage, opacity } = getComputedStyle(top);
      if (opacity !== '0' && (backgroundImage !== 'none' || !/^rgba\(.*, 0\)$/.test(backgroundColor))) return top;
    }
    return null;
  }

  // Text on text. What something else hides is not seen, and hides nothing; but no name is hidden by accident.
  const laidOver = document.querySelector('.paused, .taken-back');
  const seen = texts.filter(({ text, one, box, gone }) => {
    if (gone) return false;
    const by = hiddenBy(one, box);
    if (by && isName(text, one) && !laidOver) faults.push(`the name ${said(text)} is covered by ${nameOf(by)}`);
    if (by?.closest('.message')) faults.push(`${said(text)} is covered by the host's words`);
    return !by;
  });
  seen.sort((a, b) => a.box.top - b.box.top);
  seen.forEach((a, i) => {
    for (let k = i + 1; k < seen.length; k += 1) {
      const b = seen[k];
      if (b.box.top >= a.box.bottom) break;
      if (a.one === b.one) continue;
      const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const down = Math.min(a.box.bottom, b.box.bottom) - b.box.top;
      const small = Math.min(a.box.height, b.box.height);
      if (across > 2 && down > small * 0.12) faults.push(`${said(a.text)} lies on ${said(b.text)}`);
    }
  });

  if (root.querySelector('.ledger.is-wrong')) faults.push('the count of all nobles is said to be wrong');

  if (wanted.target) {
    for (const one of root.querySelectorAll('button:not(:disabled), [role=button], input, select')) {
      const box = one.getBoundingClientRect();
      if (box.width && !hidden(one) && (box.width < wanted.target - 0.5 || box.height < wanted.target - 0.5)) {
        faults.push(`${said(one.textContent.trim())} can be tapped on ${Math.round(box.width)} x ${Math.round(box.height)} px only (${nameOf(one)})`);
      }
    }
  }
  return [...new Set(faults)];
}
