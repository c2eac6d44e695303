import { beforeEach, expect, it, vi } from 'vitest';
import { aPlan, choose, nobodyAnswers, prepare } from '#tests/data/runsEarly.ts';

const RULE = '@font-face{font-family:face-de;src:url("/fonts/de.woff2")}';

/** jsdom neither paints nor adopts style sheets. */
let painted: (name: string) => void;
let adopted: unknown[];
let loaded: PromiseWithResolvers<void>;

beforeEach(() => {
  nobodyAnswers();
  globalThis.askedAhead = undefined;
  document.body.innerHTML = '<div id="early"><h1>A</h1><form></form></div><div id="root"></div>';
  document.documentElement.dataset['face'] = '';
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
  vi.stubGlobal('PerformanceObserver', Observer);
  vi.stubGlobal('CSSStyleSheet', Sheet);
  loaded = Promise.withResolvers();
  const fonts = { load: () => loaded.promise };
  Object.defineProperty(document, 'fonts', { value: fonts, configurable: true });
  Object.defineProperty(document, 'adoptedStyleSheets', { value: adopted, configurable: true });
});

it('adds the brand’s face when content is painted, and not when a background is', async () => {
  await choose(aPlan({ face: RULE }));
  await prepare();
  painted('first-paint');
  expect(adopted).toEqual([]);
  painted('first-contentful-paint');
  expect(adopted).toEqual([expect.objectContaining({ rules: RULE })]);
});

it('adds nothing for a brand without a face', async () => {
  await choose(aPlan());
  await prepare();
  painted('first-contentful-paint');
  expect(adopted).toEqual([]);
});

/** The form's top without the face, and with it. */
function formAt(device: number, own: number): void {
  const { dataset } = document.documentElement;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, this.localName === 'form' ? (dataset['face'] ? own : device) : 0, 1, 1);
  });
}

it.each([
  ['shows it once it is loaded, if nothing moves', 200, 201, 'de'],
  ['gives it up if a heading would have fewer lines', 240, 200, ''],
])('%s', async (_what, device, own, face) => {
  formAt(device, own);
  await choose(aPlan({ face: RULE }));
  await prepare();
  painted('first-contentful-paint');
  expect(document.documentElement).toHaveAttribute('data-face', '');
  loaded.resolve();
  await vi.waitFor(() => expect(document.documentElement).toHaveAttribute('data-face', face));
  await loaded.promise;
  expect(document.documentElement).toHaveAttribute('data-face', face);
});

it('keeps the device’s fonts if the file does not come', async () => {
  await choose(aPlan({ face: RULE }));
  await prepare();
  painted('first-contentful-paint');
  loaded.reject(new Error('no network'));
  await loaded.promise.catch(() => undefined);
  expect(document.documentElement).toHaveAttribute('data-face', '');
});
