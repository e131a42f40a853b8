// What axe finds by the rules with those tags and by the rules named: a list of sentences. What is in frames is looked at by itself.
// Enhanced contrast is 7:1 for large letters too.
async ([tags, more]) => {
  const seven = { normal: { expected: 7 }, large: { expected: 7 } };
  axe.configure({ checks: [{ id: 'color-contrast-enhanced', options: { contrastRatio: seven } }] });
  const rules = Object.fromEntries(more.map((rule) => [rule, { enabled: true }]));
  const wanted = { runOnly: { type: 'tag', values: tags }, rules, resultTypes: ['violations'], iframes: false, preload: false };
  const { violations } = await axe.run(document, wanted);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, any, all, none }) => `${id}: ${target.join(' ')}: ${[...any, ...all, ...none][0]?.message}`));
}
