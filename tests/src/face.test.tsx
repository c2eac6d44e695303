import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showFaceAfterPaint } from '#src/face.ts';

const RULE = '@font-face{font-family:face-de;src:url("/fonts/de.woff2")}';
const root = document.documentElement;

/** jsdom neither paints, nor adopts style sheets, nor loads fonts. */
let painted: (name: string) => void;
let adopted: unknown[];
let loaded: PromiseWithResolvers<void>;
const load = vi.fn((_font: string) => loaded.promise);

beforeEach(() => {
  delete root.dataset['face'];
  document.body.innerHTML = '<main><h1>A heading</h1><ul><li>Below the fold</li></ul></main>';
  painted = () => undefined;
  class Observer {
    constructor(heard: (list: { getEntriesByName: (name: string) => readonly string[] }) => void) {
      painted = (entry) => heard({ getEntriesByName: (name) => [entry].filter((each) => each === name) });
    }
    observe = () => undefined;
  }
  class Sheet {
    rules = '';
    replaceSync = (rules: string) => {
      this.rules = rules;
    };
  }
  adopted = [];
  loaded = Promise.withResolvers();
  load.mockImplementation(() => loaded.promise);
  vi.stubGlobal('PerformanceObserver', Observer);
  vi.stubGlobal('CSSStyleSheet', Sheet);
  Object.defineProperty(document, 'fonts', { value: { load }, configurable: true });
  Object.defineProperty(document, 'adoptedStyleSheets', { value: adopted, configurable: true });
});

afterEach(() => {
  Reflect.deleteProperty(document, 'fonts');
  Reflect.deleteProperty(document, 'adoptedStyleSheets');
});

/** The heading's lower edge with the device's font, and with the face. What is below the fold moves by a hundred. */
function headingOf(device: number, own: number): void {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const hasFace = root.dataset['face'] !== undefined;
    if (this.localName === 'li') return new DOMRect(0, window.innerHeight + (hasFace ? 0 : 100), 1, 1);
    return new DOMRect(0, 0, 1, hasFace ? own : device);
  });
}

it('requests the file when content is painted, and not when a background is', () => {
  showFaceAfterPaint('de', RULE);
  painted('first-paint');
  expect([adopted, load.mock.calls]).toEqual([[], []]);
  painted('first-contentful-paint');
  expect(adopted).toEqual([expect.objectContaining({ rules: RULE })]);
  expect(load.mock.calls).toEqual([['1em face-de']]);
});

it('leaves the font face to the style sheet of the neutral page', () => {
  showFaceAfterPaint('de', undefined);
  painted('first-contentful-paint');
  expect(adopted).toEqual([]);
  expect(load).toHaveBeenCalledOnce();
});

it('applies the face once it is loaded if nothing in view moves', async () => {
  headingOf(80, 81);
  showFaceAfterPaint('de', RULE);
  painted('first-contentful-paint');
  expect(root).not.toHaveAttribute('data-face');
  loaded.resolve();
  await loaded.promise;
  expect(root).toHaveAttribute('data-face', 'de');
});

it('does not apply the face if the heading would have fewer lines', async () => {
  headingOf(120, 80);
  const shown = vi.fn<() => void>();
  const observer = new MutationObserver(shown);
  observer.observe(root, { attributes: true, attributeFilter: ['data-face'] });
  showFaceAfterPaint('de', RULE);
  painted('first-contentful-paint');
  loaded.resolve();
  await expect.poll(() => shown).toHaveBeenCalledOnce();
  expect(root).not.toHaveAttribute('data-face');
  observer.disconnect();
});

it('keeps the device’s fonts if the file fails to load', async () => {
  showFaceAfterPaint('de', RULE);
  painted('first-contentful-paint');
  loaded.reject(new Error('no network'));
  await loaded.promise.catch(() => undefined);
  expect(root).not.toHaveAttribute('data-face');
});
