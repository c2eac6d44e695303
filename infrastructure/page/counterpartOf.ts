/** Parts of a page whose elements come and go independently of the others. */
const PARTS = 'header, form, details, footer';

/**
 * Finds the element of `drawn` that replaces `element` of `page`: the same kind and index in the same part, so that
 * what the operator's answer adds elsewhere does not matter. Links match by language or, on the screen, by URL.
 */
export function counterpartOf(page: Element, drawn: Element, element: Element): Element | null {
  if (element === page) return drawn;
  const language = element.getAttribute('hreflang');
  if (language !== null) return drawn.querySelector(`a[hreflang="${language}"]`);
  const address = element.getAttribute('href');
  // A rail of the wall has copies of the links below it.
  const alike = (root: Element) =>
    [...root.querySelectorAll('main a')].filter((link) => link.getAttribute('href') === address);
  const same = alike(drawn)[alike(page).indexOf(element)];
  if (same) return same;
  const part = element.parentElement?.closest(PARTS) ?? page;
  const kind = ['type', 'tabindex']
    .filter((name) => element.hasAttribute(name))
    .reduce((so, name) => `${so}[${name}="${element.getAttribute(name)}"]`, element.localName);
  const number = [...part.querySelectorAll(kind)].indexOf(element);
  return counterpartOf(page, drawn, part)?.querySelectorAll(kind)[number] ?? null;
}
