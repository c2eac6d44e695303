import { expect, it } from 'vitest';
import { OpenChat } from '#application/help/openChat.ts';
import type { ChatWish } from '#application/ports/chat.ts';
import type { Consent, ConsentCategory } from '#application/ports/consent.ts';
import type { PrivacyTools } from '#application/ports/privacyTools.ts';

/** A consent tool that a test decides for. */
function aTool(isReady = true) {
  const given = new Set<ConsentCategory>();
  const listeners = new Set<() => void>();
  let opened = 0;
  const consent: Consent = {
    ready: Promise.resolve(isReady),
    has: (category) => given.has(category),
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open: () => {
      opened += 1;
    },
    speak: () => {},
  };
  const decide = (...categories: readonly ConsentCategory[]) => {
    given.clear();
    for (const category of categories) given.add(category);
    for (const listener of [...listeners]) listener();
  };
  return { privacy: { consent: async () => consent }, decide, opened: () => opened };
}

function aChat({ key = 'example-de' as string | null, opens = true, isMissing = false } = {}) {
  const wishes: ChatWish[] = [];
  let closed = 0;
  const chat = {
    open: async (wish: ChatWish) => {
      wishes.push(wish);
      return opens;
    },
    close: () => {
      closed += 1;
    },
  };
  const load = async () => {
    if (isMissing) throw new Error('no chunk');
    return { chat } as unknown as PrivacyTools;
  };
  return { openChat: new OpenChat(load, key), wishes, closed: () => closed };
}

const noTool = { consent: async () => null };

it('takes the press for the consent where the site has no tool', async () => {
  const { openChat, wishes } = aChat();
  expect(await openChat.execute('de', noTool)).toBe('opened');
  expect(wishes).toEqual([{ key: 'example-de', locale: 'de' }]);
});

it('loads nothing without consent where the site has a tool, whatever else is consented to', async () => {
  const { openChat, wishes } = aChat();
  const tool = aTool();
  tool.decide('statistics', 'marketing');
  expect(await openChat.execute('de', tool.privacy)).toBe('needs-consent');
  expect(wishes).toEqual([]);
  tool.decide('functional');
  expect(await openChat.execute('de', tool.privacy)).toBe('opened');
});

it('leads to the tool’s settings, and hears once when the chat is consented to', async () => {
  const { openChat } = aChat();
  const tool = aTool();
  let heard = 0;
  await openChat.askConsent(tool.privacy, () => {
    heard += 1;
  });
  expect(tool.opened()).toBe(1);
  tool.decide('statistics');
  expect(heard).toBe(0);
  tool.decide('functional');
  tool.decide('functional', 'statistics');
  expect(heard).toBe(1);
});

it('closes the chat when the consent is taken back', async () => {
  const { openChat, closed } = aChat();
  const tool = aTool();
  tool.decide('functional');
  await openChat.execute('de', tool.privacy);
  tool.decide('functional', 'statistics');
  expect(closed()).toBe(0);
  tool.decide();
  expect(closed()).toBe(1);
});

it('is not there where the tool, our own code or the vendor’s cannot be loaded, and where it may not run', async () => {
  const tool = aTool(false);
  tool.decide('functional');
  expect(await aChat().openChat.execute('de', tool.privacy)).toBe('unavailable');
  expect(await aChat({ isMissing: true }).openChat.execute('de', noTool)).toBe('unavailable');
  expect(await aChat({ opens: false }).openChat.execute('de', noTool)).toBe('unavailable');
  const broken = { consent: () => Promise.reject(new Error('no chunk')) };
  expect(await aChat().openChat.execute('de', broken)).toBe('unavailable');
  const { openChat, wishes } = aChat({ key: null });
  expect([openChat.isOffered, await openChat.execute('de', noTool), wishes]).toEqual([
    false,
    'unavailable',
    [],
  ]);
});
