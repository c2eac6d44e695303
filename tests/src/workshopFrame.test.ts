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

function at(hostname: string, draft: string | null = null): void {
  vi.stubGlobal('window', { location: { hostname }, sessionStorage: { getItem: () => draft } });
  enterFrame();
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
