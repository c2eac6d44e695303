/**
 * Runs in the page. Finds controls of the top layer that are covered after scrolling to them, and texts that overflow
 * their card, button or field sideways. Must be self-contained.
 */
export function notApart(): string[] {
  const top = document.querySelector('dialog:modal') ?? document.body;
  const found = new Set<string>();
  for (const control of top.querySelectorAll<HTMLElement>('a[href], button, input, select, summary')) {
    if (isDrawn(control) && isCovered(control)) found.add(`covered: ${control.outerHTML.slice(0, 100)}`);
  }
  const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const ground = node.parentElement && groundOf(node.parentElement);
    if (!ground || node.textContent?.trim() === '') continue;
    const box = ground.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { left, right, width } of range.getClientRects()) {
      if (width > 1 && (left < box.left - 1 || right > box.right + 1))
        found.add(`“${node.textContent?.trim().slice(0, 40)}” sticks out of its ${ground.localName}`);
    }
  }
  return [...found];

  function isDrawn(element: Element): boolean {
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  }

  function isCovered(control: HTMLElement): boolean {
    control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const box = [...control.getClientRects()].find(({ width, height }) => width > 1 && height > 1);
    if (box === undefined) return false;
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    const label = control instanceof HTMLInputElement ? control.labels?.[0] : undefined;
    return hit === null || !(control.contains(hit) || hit.contains(control) || label?.contains(hit));
  }

  /** The element a text is drawn on; null if the text is inert, for screen readers only or inside a scroll container. */
  function groundOf(text: Element): Element | null {
    if (!isDrawn(text) || text.closest('[inert]')) return null;
    for (let at: Element | null = text; at !== null && at !== top; at = at.parentElement) {
      const { display, borderLeftWidth, backgroundColor, overflowX, clipPath } = getComputedStyle(at);
      if (clipPath.startsWith('inset(50%') || overflowX === 'auto' || overflowX === 'scroll') return null;
      const isPainted = borderLeftWidth !== '0px' || !backgroundColor.endsWith(', 0)');
      if (isPainted && display !== 'inline') return at;
    }
    return null;
  }
}
