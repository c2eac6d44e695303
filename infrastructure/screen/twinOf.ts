/** Parts of a page whose elements come and go apart from those of the others. */
const PARTS = 'header, form, details, footer';

/**
 * Returns the element of `drawn` that stands for `element` of `page`: the one of the same kind and number in the same
 * part, so that what the operator's answer adds elsewhere moves nothing; a language's link by its language. Null if there
 * is none.
 */
export function twinOf(page: Element, drawn: Element, element: Element): Element | null {
  if (element === page) return drawn;
  const language = element.getAttribute('hreflang');
  if (language !== null) return drawn.querySelector(`a[hreflang="${language}"]`);
  const part = element.parentElement?.closest(PARTS) ?? page;
  const type = element.getAttribute('type');
  const kind = type === null ? element.localName : `${element.localName}[type="${type}"]`;
  const number = [...part.querySelectorAll(kind)].indexOf(element);
  return twinOf(page, drawn, part)?.querySelectorAll(kind)[number] ?? null;
}
