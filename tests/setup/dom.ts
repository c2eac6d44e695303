import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

declare const jsdom: {
  readonly virtualConsole: { on(event: 'jsdomError', hear: (error: Error) => void): unknown };
};

// Parts of a view come in chunks of their own: a busy machine takes its time, that is no failure.
configure({ asyncUtilTimeout: 10_000 });

// jsdom has no scrolling.
window.scrollTo = () => undefined;

// Nor does anything come nearer in it.
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

// What else jsdom lacks it says past the console of the test: said again here, it fails the test as well.
jsdom.virtualConsole.on('jsdomError', (error) => console.error(error));

afterEach(() => cleanup());
