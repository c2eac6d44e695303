import { expect, it } from 'vitest';
import { OpenChat } from '#application/help/openChat.ts';
import { fakeConsent, fakePrivacyTools } from '#tests/data/privacy.ts';
import { ChatScreen } from '#ui/screens/help/contact/ChatScreen.ts';

async function aScreen() {
  const tool = fakeConsent();
  await tool.comes();
  const openChat = new OpenChat(async () => fakePrivacyTools().tools, 'example-de');
  const privacy = { consent: async () => tool.consent };
  return { tool, screen: new ChatScreen({ openChat, privacy, locale: () => 'de' }) };
}

it('waits for one consent however often it asks, and for none once it is left', async () => {
  const { tool, screen } = await aScreen();
  const leave = screen.start();
  for (let presses = 0; presses < 3; presses += 1) await screen.askConsent();
  expect(tool.waiting()).toBe(1);
  leave();
  expect(tool.waiting()).toBe(0);
});

it('waits for no consent if it was left before the consent tool was loaded', async () => {
  const { tool, screen } = await aScreen();
  const leave = screen.start();
  const asking = screen.askConsent();
  leave();
  await asking;
  expect(tool.waiting()).toBe(0);
});

it('is ready once consent is given', async () => {
  const { tool, screen } = await aScreen();
  screen.start();
  await screen.askConsent();
  tool.decide('functional');
  expect([screen.state, tool.waiting()]).toEqual(['ready', 0]);
});
