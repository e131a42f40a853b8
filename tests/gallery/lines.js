// The lines of each text in a box of no width: wherever one may break, it does.
(texts) => {
  const box = document.createElement('p');
  box.lang = document.documentElement.lang;
  box.style.cssText = 'position:absolute;width:1px;overflow-wrap:normal;font:20px/30px sans-serif';
  document.body.append(box);
  const range = document.createRange();
  const lines = texts.map((text) => {
    box.textContent = text;
    const found = [];
    let last = null;
    for (let i = 0; i < text.length; i += 1) {
      range.setStart(box.firstChild, i);
      range.setEnd(box.firstChild, i + 1);
      const at = [...range.getClientRects()].at(-1)?.bottom ?? last;
      if (at === last) found[found.length - 1] += text[i];
      else found.push(text[i]);
      last = at;
    }
    return found;
  });
  box.remove();
  return lines;
}
