// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import type { VendorScript } from '#application/ports/vendorScripts.ts';
import { ZendeskChat } from '#infrastructure/chat/zendeskChat.ts';

const WISH = { key: 'example de', locale: 'de-CH' } as const;

afterEach(() => void Reflect.deleteProperty(window, 'zE'));

/** A loader that brings the vendor's function, or fails. */
function scripts(brings: unknown = vi.fn()) {
  const loaded: VendorScript[] = [];
  const load = async (script: VendorScript) => {
    loaded.push(script);
    if (brings === null) throw new Error('blocked');
    Reflect.set(window, 'zE', brings);
    if (!script.isThere()) throw new Error('it brought nothing');
  };
  return { loaded, load, brings };
}

it('loads the vendor’s script when it is opened, and nothing before', async () => {
  const loader = scripts();
  const chat = new ZendeskChat(loader);
  expect(loader.loaded).toEqual([]);
  expect(await chat.open(WISH)).toBe(true);
  expect(loader.loaded).toMatchObject([
    {
      address: 'https://static.zdassets.com/ekr/snippet.js?key=example%20de',
      isModule: false,
      attributes: { id: 'ze-snippet' },
    },
  ]);
});

it('opens in the language in use, below dialogs, with functional cookies only', async () => {
  const zE = vi.fn();
  await new ZendeskChat(scripts(zE)).open(WISH);
  expect(zE.mock.calls).toEqual([
    ['messenger:set', 'cookies', 'functional'],
    ['messenger:set', 'locale', 'de-CH'],
    ['messenger:set', 'zIndex', 10],
    ['messenger', 'show'],
    ['messenger', 'open'],
  ]);
});

it.each([
  ['is blocked', null],
  ['brings something else', {}],
])('reports a failure where the script %s', async (_, brings) => {
  expect(await new ZendeskChat(scripts(brings)).open(WISH)).toBe(false);
});

it('hides the chat when closed, and does nothing if it was never opened', async () => {
  const zE = vi.fn();
  const chat = new ZendeskChat(scripts(zE));
  chat.close();
  await chat.open(WISH);
  zE.mockClear();
  chat.close();
  expect(zE.mock.calls).toEqual([
    ['messenger', 'close'],
    ['messenger', 'hide'],
  ]);
});
