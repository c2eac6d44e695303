import { act, fireEvent, screen } from '@testing-library/react';
import { onTestFinished } from 'vitest';
import { done } from '#domain/core/result.ts';
import type { RevealedCode, ShopCode } from '#domain/redemption/redeemLink.ts';
import type { About } from '#tests/data/about.ts';
import { anApp } from '#tests/data/anApp.ts';
import { say } from '#tests/data/english.ts';
import { aLinkToken, aRevealedCode, aSealedCode } from '#tests/data/redemption.ts';
import { show } from '#tests/data/show.tsx';
import { CodePageView } from '#ui/screens/codes/codePage/CodePageView.tsx';
import { codeExtras, codeReminder } from '#ui/shell/laterSlots.ts';

type Links = NonNullable<About['links']>;

export const SHOP = { name: 'Bücherwurm', logo: null, link: 'https://buecherwurm.example/', redeemable: [] };

/** Codes that differ from a plain one in these fields. */
export function codes(...parts: Partial<ShopCode>[]): RevealedCode {
  const [plain] = aRevealedCode().codes;
  if (!plain) throw new Error('no code');
  return {
    codes: parts.map((part, index) => ({ ...plain, code: `CODE-${index + 1}`, ...part })),
    unreadable: 0,
    instructions: [],
  };
}

/** A page with revealed codes. */
export async function aRevealedPage(revealed: RevealedCode, about: About = {}, links: Links = {}) {
  const app = await anApp({
    locale: 'en',
    links: { looks: [done(aSealedCode({ shop: SHOP }))], reveals: [done(revealed)], ...links },
    ...about,
  });
  await show(app.services, <CodePageView extras={codeExtras} reminder={codeReminder} />, {
    at: `/merchantcode/${aLinkToken}`,
    path: '/merchantcode/:redeemLinkToken',
  });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: say('merchantCode.reveal') })));
  return app;
}

export const button = (key: string, data = {}) => screen.getByRole('button', { name: say(key, data) });
export const press = (key: string, data = {}) => act(async () => fireEvent.click(button(key, data)));

/** Stubs the clipboard of the browser until the end of the test. */
export function clipboard(writeText: (text: string) => Promise<void>) {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'clipboard'));
}
