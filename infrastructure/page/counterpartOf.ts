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
  const links = element.matches('main a') ? [...drawn.querySelectorAll('main a')] : [];
  const same = links.find((link) => link.getAttribute('href') === address);
  if (same) return same;
  const part = element.parentElement?.closest(PARTS) ?? page;
  const kind = ['type', 'tabindex']
    .filter((name) => element.hasAttribute(name))
    .reduce((so, name) => `${so}[${name}="${element.getAttribute(name)}"]`, element.localName);
  const number = [...part.querySelectorAll(kind)].indexOf(element);
  return counterpartOf(page, drawn, part)?.querySelectorAll(kind)[number] ?? null;
}
