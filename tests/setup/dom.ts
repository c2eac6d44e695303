import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { IdleObserver } from '#tests/data/idleObserver.ts';
import { freshPage } from './freshPage.ts';
import { opensDialogs } from './modalDialogs.ts';

declare const jsdom: {
  readonly virtualConsole: {
    removeAllListeners(event: 'jsdomError'): typeof jsdom.virtualConsole;
    on(event: 'jsdomError', hear: (error: Error) => void): unknown;
  };
};

// Chunks of a view load slowly on a busy machine; that is no failure.
configure({ asyncUtilTimeout: 10_000 });

// jsdom has no scrolling.
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;

opensDialogs();

// jsdom has no layout, so nothing intersects.
window.IntersectionObserver = class {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
};

// Nor has the window a width: views are tested with all that a desktop shows.
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    matches: true,
    media,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

// Nor is anything resized.
window.ResizeObserver = IdleObserver;

// jsdom paints nothing.
window.PerformanceObserver = class {
  static readonly supportedEntryTypes = [];
  observe() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
};

// jsdom reports other missing features past the test's console; passing them on fails the test.
jsdom.virtualConsole.removeAllListeners('jsdomError').on('jsdomError', (error) => console.error(error));

afterEach(() => cleanup());
// The first file's listeners are noted, too.
beforeAll(freshPage);
afterAll(freshPage);
