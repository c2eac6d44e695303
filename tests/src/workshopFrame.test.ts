import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { resolveSite } from '#domain/site/resolveSite.ts';
import { SITES, type SiteRegistration } from '#sites/index.ts';
import { enterFrame } from '#src/workshopFrame.mock.ts';
import { aSiteEntry } from '#tests/data/site.ts';

const sites = SITES as unknown as SiteRegistration[];
const before = [...sites];
const sheets: { css: string }[] = [];

class FakeSheet {
  css = '';
  replaceSync(css: string): void {
    this.css = css;
  }
}

beforeEach(() => {
  vi.stubGlobal('CSSStyleSheet', FakeSheet);
  vi.stubGlobal('document', { adoptedStyleSheets: sheets });
});
afterEach(() => {
  sites.splice(0, sites.length, ...before);
  sheets.length = 0;
});

interface Told {
  readonly origin: string;
  readonly data: unknown;
}

function at(hostname: string, draft: string | null = null) {
  const listeners = new Map<string, (event: Told) => void>();
  const postMessage = vi.fn<(message: string, origin: string) => void>();
  vi.stubGlobal('window', {
    location: { hostname, origin: `http://${hostname}:4173` },
    sessionStorage: { getItem: () => draft },
    addEventListener: (name: string, listener: (event: Told) => void) => listeners.set(name, listener),
    parent: { postMessage },
  });
  enterFrame();
  return { listeners, postMessage };
}

it('gives a frame’s host to its brand', () => {
  at('f3.fr-plus.gallery.localhost');
  expect(resolveSite('f3.fr-plus.gallery.localhost:4173', SITES).id).toBe('fr-plus');
  expect(resolveSite('f4.fr-plus.gallery.localhost', SITES).id).toBe('de');
});

it.each(['de.localhost', 'f1.none.gallery.localhost', 'einloesen.frohgut.example'])(
  'changes nothing at %s',
  (hostname) => {
    at(hostname);
    expect(SITES).toEqual(before);
  },
);

it('puts a brand that is being made before all others, in its own colours', async () => {
  const entry = aSiteEntry({ id: 'new', domains: ['new.example'], brandingColor: '#123456' });
  at('draft.gallery.localhost', JSON.stringify({ entry, details: { numberOfShops: 7 }, css: 'html{}' }));
  const found = resolveSite('draft.gallery.localhost', SITES);
  expect(found).toMatchObject(entry);
  expect(await found.load()).toEqual({ numberOfShops: 7 });
  expect(sheets).toEqual([{ css: 'html{}' }]);
});

it('changes nothing for a draft that no page has stored', () => {
  at('draft.gallery.localhost');
  expect(SITES).toEqual(before);
});

it('takes new colours from the form alone, and tells it that the page is loaded', () => {
  const entry = aSiteEntry({ id: 'new', domains: ['new.example'] });
  const draft = JSON.stringify({ entry, details: {}, css: 'html{}' });
  const { listeners, postMessage } = at('draft.gallery.localhost', draft);
  const form = 'http://gallery.localhost:4173';
  listeners.get('message')?.({ origin: 'http://f1.de.gallery.localhost:4173', data: { css: 'bad' } });
  expect(sheets).toEqual([{ css: 'html{}' }]);
  listeners.get('message')?.({ origin: form, data: { css: 'html{color:red}' } });
  expect(sheets).toEqual([{ css: 'html{color:red}' }]);
  listeners.get('load')?.({ origin: '', data: null });
  expect(postMessage.mock.calls).toEqual([['loaded', form]]);
});
