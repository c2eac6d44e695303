/**
 * Runs in the page. Finds texts that are cut off, and horizontal scrolling of the page. A text in a scroll container is
 * not cut, nor is typed text, because its field scrolls with the caret. Must be self-contained.
 */
export function cutTexts(): string[] {
  const found = new Set<string>();
  const page = document.documentElement;
  const width = page.clientWidth;
  if (page.scrollWidth > width) found.add(`the page scrolls sideways: ${page.scrollWidth} px of ${width} px`);

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    const parent = node.parentElement;
    if (text === '' || parent === null || !isSeen(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      const cutter = rect.width > 0 ? cutterOf(rect, parent) : undefined;
      if (cutter !== undefined) found.add(`“${text.slice(0, 60)}” is cut by ${cutter}`);
    }
  }
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')) {
    const text = shownIn(field);
    if (text !== '' && isSeen(field) && widthOf(text, field) > roomIn(field))
      found.add(`“${text}” is cut by its field`);
  }
  return [...found];

  /** Rendered, and not for screen readers only. */
  function isSeen(element: Element): boolean {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement) {
      const { width: across, height: down } = at.getBoundingClientRect();
      const { clipPath, display } = getComputedStyle(at);
      if (display !== 'contents' && (across <= 1 || down <= 1)) return false;
      if (clipPath.startsWith('inset(50%')) return false;
    }
    return true;
  }

  /** What cuts the text off: an ancestor with hidden overflow, or the edge of the page. */
  function cutterOf(rect: DOMRect, parent: Element): string | undefined {
    // A line's box is taller than its letters, so a small cut above or below is harmless.
    const slack = Number.parseFloat(getComputedStyle(parent).fontSize) * 0.3;
    let scrollsX = false;
    let scrollsY = false;
    for (let at: Element | null = parent; at !== null && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      const box = at.getBoundingClientRect();
      const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
      const beside = rect.left < box.left - 1 || rect.right > box.right + 1;
      const beyond = rect.top < box.top - slack || rect.bottom > box.bottom + slack;
      // No scrolling shows what lies before the first column.
      const isLost = rect.left < box.left - at.scrollLeft - 1;
      if (
        (!scrollsX && isLost && scrolls(style.overflowX)) ||
        (!scrollsX && (beside || isInCorner(rect, box, style, slack)) && hides(style.overflowX)) ||
        (!scrollsY && beyond && hides(style.overflowY))
      ) {
        return nameOf(at);
      }
      scrollsX ||= scrolls(style.overflowX) && at.scrollWidth > at.clientWidth;
      scrollsY ||= scrolls(style.overflowY);
      if (style.position === 'fixed') break;
    }
    return !scrollsX && (rect.left < -1 || rect.right > width + 1) ? 'the edge of the page' : undefined;
  }

  /** Whether a rounded corner cuts off the first or last letter of a line. */
  function isInCorner(line: DOMRect, box: DOMRect, style: CSSStyleDeclaration, slack: number): boolean {
    const round = Math.min(Number.parseFloat(style.borderTopLeftRadius), box.width / 2, box.height / 2);
    const reach = (near: number, far: number) => Math.max(0, round - near, round - far);
    const across = reach(line.left - box.left, box.right - line.right);
    const down = reach(line.top + slack - box.top, box.bottom - line.bottom + slack);
    return Math.hypot(across, down) > round + 1;
  }

  function shownIn(field: HTMLInputElement | HTMLSelectElement): string {
    if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.text ?? '';
    const isText = ['text', 'email', 'tel', 'search'].includes(field.type);
    return isText && field.value === '' ? field.placeholder : '';
  }

  function widthOf(text: string, field: Element): number {
    const pen = document.createElement('canvas').getContext('2d');
    const isHint = field instanceof HTMLInputElement && field.value === '';
    const { font, letterSpacing } = getComputedStyle(field, isHint ? '::placeholder' : null);
    if (pen === null) return 0;
    pen.font = font;
    pen.letterSpacing = letterSpacing === 'normal' ? '0px' : letterSpacing;
    return pen.measureText(text).width;
  }

  function roomIn(field: HTMLElement): number {
    const { paddingLeft, paddingRight } = getComputedStyle(field);
    return field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) + 1;
  }

  function nameOf(element: Element): string {
    return `<${element.localName} class="${element.getAttribute('class') ?? ''}">`;
  }
}
