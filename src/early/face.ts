/**
 * Adds the rule of the brand's face once the content is painted: the file must not delay it. A constructed style sheet
 * obeys the page's referrer policy; for a file named by an inline one, Chromium sends the page's address (ADR 3).
 */
export function addFaceAfterPaint(rule: string): void {
  // Chromium reports the first paint separately, before that of content.
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rule);
    document.adoptedStyleSheets.push(sheet);
  }).observe({ type: 'paint', buffered: true });
}
