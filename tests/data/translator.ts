/**
 * Changes a page like a browser's translation: replaces each text node by two nested `<font>`s, also for later texts,
 * and sets another language. White space and `translate="no"` stay. The words stay too, so that the page can be
 * compared with an untranslated one. Runs in the page and must be self-contained.
 */
export function translatePage(): void {
  const made = new WeakSet<Node>();
  const translate = (root: Node) => {
    const texts = root instanceof Text ? [root] : [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const isUntouched =
        made.has(text) ||
        text.parentElement?.closest('script, style, template, textarea, option, [translate=no]') !== null;
      if (isUntouched || !text.isConnected || text.data.trim() === '') continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      const translated = document.createTextNode(text.data);
      made.add(translated);
      inner.append(translated);
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records)
      for (const node of [target, ...addedNodes]) {
        if (node === target && !(target instanceof Text)) continue;
        translate(node);
      }
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  document.documentElement.lang = 'eo';
  document.documentElement.classList.add('translated-ltr');
  translate(document.body);
}
