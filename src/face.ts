/** Parts below a heading, or a list's items below an amount, that move if it has another number of lines. */
const PARTS = 'main :is(h1,h2,form,li,article)';

/** In CSS pixels; less than the height of a line. */
const MOST_MOVE = 2;

/**
 * Requests the face of the site once the content is painted, and shows it unless something in view would move, as where
 * the device's fonts are so wide that a heading has more lines.
 * @param rule the site's `@font-face` rule, if no style sheet of the page has it. A constructed style sheet obeys the
 * page's referrer policy; for a file named by an inline one, Chromium sends the page's address (ADR 3).
 */
export function showFaceAfterPaint(id: string, rule: string | undefined): void {
  // Chromium reports the first paint separately, before that of content.
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    if (rule !== undefined) {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rule);
      document.adoptedStyleSheets.push(sheet);
    }
    document.fonts.load(`1em face-${id}`).then(
      () => show(id),
      () => undefined,
    );
  }).observe({ type: 'paint', buffered: true });
}

/** Measures before and after in one task: the browser never paints a face that is given up. */
function show(id: string): void {
  const { dataset } = document.documentElement;
  const before = bottomsInView();
  dataset['face'] = id;
  if ([...before].some(([part, bottom]) => Math.abs(bottomOf(part) - bottom) > MOST_MOVE))
    delete dataset['face'];
}

function bottomsInView(): ReadonlyMap<Element, number> {
  const parts = [...document.querySelectorAll(PARTS)];
  const inView = parts.filter((part) => part.getBoundingClientRect().top < window.innerHeight);
  return new Map(inView.map((part) => [part, bottomOf(part)]));
}

function bottomOf(part: Element): number {
  return part.getBoundingClientRect().bottom;
}
