import { expect, it } from 'vitest';
import { OpenChat } from '#application/help/openChat.ts';
import { fakeConsent, fakePrivacyTools } from '#tests/data/privacy.ts';

/** A consent tool that a test decides for. */
async function aTool(isThere = true) {
  const tool = fakeConsent();
  await tool.comes(isThere);
  return { ...tool, privacy: { consent: async () => tool.consent } };
}

interface Told {
  key?: string | null;
  opens?: boolean;
  isMissing?: boolean;
}

function aChat({ key = 'example-de', opens = true, isMissing = false }: Told = {}) {
  const { tools, told } = fakePrivacyTools();
  const chat = opens ? tools.chat : { ...tools.chat, open: async () => false };
  const load = async () => {
    if (isMissing) throw new Error('no chunk');
    return { ...tools, chat };
  };
  return { openChat: new OpenChat(load, key), told };
}

const noTool = { consent: async () => null };

it('treats the press as consent on a site without a consent tool', async () => {
  const { openChat, told } = aChat();
  expect(await openChat.execute('de', noTool)).toBe('opened');
  expect(told).toEqual(['chat example-de in de']);
});

it('loads nothing without functional consent on a site with a consent tool', async () => {
  const { openChat, told } = aChat();
  const tool = await aTool();
  tool.decide('statistics', 'marketing');
  expect(await openChat.execute('de', tool.privacy)).toBe('needs-consent');
  expect(told).toEqual([]);
  tool.decide('functional');
  expect(await openChat.execute('de', tool.privacy)).toBe('opened');
});

it('opens the consent settings, and notifies once when the chat is allowed', async () => {
  const { openChat } = aChat();
  const tool = await aTool();
  let heard = 0;
  await openChat.askConsent(tool.privacy, () => {
    heard += 1;
  });
  expect(tool.opened).toEqual(['settings']);
  tool.decide('statistics');
  expect(heard).toBe(0);
  tool.decide('functional');
  tool.decide('functional', 'statistics');
  expect(heard).toBe(1);
});

it('does not notify after it was stopped', async () => {
  const { openChat } = aChat();
  const tool = await aTool();
  let heard = 0;
  const stop = await openChat.askConsent(tool.privacy, () => {
    heard += 1;
  });
  stop();
  tool.decide('functional');
  expect(heard).toBe(0);
});

it('closes the chat when the consent is withdrawn', async () => {
  const { openChat, told } = aChat();
  const tool = await aTool();
  tool.decide('functional');
  await openChat.execute('de', tool.privacy);
  tool.decide('functional', 'statistics');
  expect(told).not.toContain('chat closed');
  tool.decide();
  expect(told.at(-1)).toBe('chat closed');
});

it('is unavailable if a script cannot be loaded, and where third parties may not run', async () => {
  const tool = await aTool(false);
  tool.decide('functional');
  expect(await aChat().openChat.execute('de', tool.privacy)).toBe('unavailable');
  expect(await aChat({ isMissing: true }).openChat.execute('de', noTool)).toBe('unavailable');
  expect(await aChat({ opens: false }).openChat.execute('de', noTool)).toBe('unavailable');
  const broken = { consent: () => Promise.reject(new Error('no chunk')) };
  expect(await aChat().openChat.execute('de', broken)).toBe('unavailable');
  const { openChat, told } = aChat({ key: null });
  expect([openChat.isOffered, await openChat.execute('de', noTool), told]).toEqual([
    false,
    'unavailable',
    [],
  ]);
});
