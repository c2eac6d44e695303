/** What must stay where it is; letters of another face are never exactly as wide. */
const LINES = 'h1,h2,form,picture,li,footer';

/** In CSS pixels: the edges of letters may lie a little higher or lower. */
const MOST_MOVE = 2;

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
    const [family = '', id = ''] = /face-([\w-]+)/.exec(rule) ?? [];
    document.fonts.load(`1em ${family}`).then(
      () => showFace(id),
      () => undefined,
    );
  }).observe({ type: 'paint', buffered: true });
}

/** Shows the face, unless that would move what is read: the device's fonts may be so wide that a heading has more lines. */
function showFace(id: string): void {
  const { dataset } = document.documentElement;
  const before = tops();
  dataset['face'] = id;
  if (tops().some((top, at) => Math.abs(top - (before[at] ?? top)) > MOST_MOVE)) dataset['face'] = '';
}

/** Read twice in one task, so that nobody sees what moves. */
function tops(): readonly number[] {
  return [...document.querySelectorAll(LINES)].map((part) => part.getBoundingClientRect().top);
}
