/**
 * Requests the face of the site once the content is painted, and shows it unless the heading would have another number
 * of lines, as where the device's fonts are wide: all below it would move. `rule` is its `@font-face` rule, if no style
 * sheet of the page has it. A constructed style sheet obeys the page's referrer policy; for a file named by an inline
 * one, Chromium sends the page's address (ADR 3).
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

/** Measures twice in one task, so that nobody sees what would move. */
function show(id: string): void {
  const { dataset } = document.documentElement;
  const height = () => document.querySelector('h1')?.offsetHeight;
  const before = height();
  dataset['face'] = id;
  if (height() !== before) delete dataset['face'];
}
