import { beforeEach, expect, it, vi } from 'vitest';
import { aPlan, choose, nobodyAnswers, prepare } from '#tests/data/runsEarly.ts';

const RULE = '@font-face{font-family:face-de;src:url("/fonts/de.woff2")}';

/** jsdom neither paints nor adopts style sheets. */
let painted: (name: string) => void;
let adopted: unknown[];

beforeEach(() => {
  nobodyAnswers();
  globalThis.askedAhead = undefined;
  document.body.innerHTML = '<div id="early"></div><div id="root"></div>';
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
