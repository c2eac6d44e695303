import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { enterFrame } from '#src/workshopFrame.mock.ts';
import { aSite, aSiteEntry } from '#tests/data/site.ts';

const sheets: { css: string }[] = [];
let root: { dataset: Record<string, string> };

class FakeSheet {
  css = '';
  replaceSync(css: string): void {
    this.css = css;
  }
}

beforeEach(() => {
  root = { dataset: {} };
  vi.stubGlobal('CSSStyleSheet', FakeSheet);
  vi.stubGlobal('document', { adoptedStyleSheets: sheets, getElementById: () => root });
});
afterEach(() => {
  sheets.length = 0;
});

interface Told {
  readonly origin: string;
  readonly data: unknown;
}

async function at(hostname: string, draft: string | null = null) {
  const listeners = new Map<string, (event: Told) => void>();
  const postMessage = vi.fn<(message: string, origin: string) => void>();
  vi.stubGlobal('window', {
    location: { hostname, origin: `http://${hostname}:4173` },
    sessionStorage: { getItem: () => draft },
    addEventListener: (name: string, listener: (event: Told) => void) => listeners.set(name, listener),
    parent: { postMessage },
  });
  await enterFrame();
  return { listeners, postMessage };
}

const written = () => JSON.parse(root.dataset['site'] ?? 'null') as unknown;

it('writes the brand of a frame’s host into its page', async () => {
  await at('f3.fr-plus.gallery.localhost');
  expect(written()).toMatchObject({ id: 'fr-plus', brand: 'Rubanelle Plus', timeZone: 'Europe/Paris' });
});

it.each([
  'de.localhost',
  'f1.none.gallery.localhost',
  'einloesen.frohgut.example',
  'draft.gallery.localhost',
])('leaves the page unchanged at %s', async (hostname) => {
  await at(hostname);
  expect(root.dataset).toEqual({});
});

it('writes the draft of a brand, with its own colours', async () => {
  const entry = aSiteEntry({ id: 'new', domains: ['new.example'], brandingColor: '#123456' });
  const details = aSite({ ...entry, numberOfShops: 7 });
  await at('draft.gallery.localhost', JSON.stringify({ entry, details, css: 'html{}' }));
  expect(written()).toEqual(details);
  expect(sheets).toEqual([{ css: 'html{}' }]);
});

it('accepts new colours from the form only, and notifies it that the page is loaded', async () => {
  const entry = aSiteEntry({ id: 'new', domains: ['new.example'] });
  const draft = JSON.stringify({ entry, details: {}, css: 'html{}' });
  const { listeners, postMessage } = await at('draft.gallery.localhost', draft);
  const form = 'http://gallery.localhost:4173';
  listeners.get('message')?.({ origin: 'http://f1.de.gallery.localhost:4173', data: { css: 'bad' } });
  expect(sheets).toEqual([{ css: 'html{}' }]);
  listeners.get('message')?.({ origin: form, data: { css: 'html{color:red}' } });
  expect(sheets).toEqual([{ css: 'html{color:red}' }]);
  listeners.get('load')?.({ origin: '', data: null });
  expect(postMessage.mock.calls).toEqual([['loaded', form]]);
});
