import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { RedeemLinkApi } from '#application/ports/redeemLinkApi.ts';
import { done } from '#domain/core/result.ts';
import type { SealedCode } from '#domain/redemption/redeemLink.ts';
import { anApp } from '#tests/data/anApp.ts';
import type { Answer } from '#tests/data/answers.ts';
import { anEarlyPage } from '#tests/data/earlyPage.ts';
import { pending } from '#tests/data/pending.ts';
import { aLinkToken, aRevealedCode, aSealedCode } from '#tests/data/redemption.ts';
import { show } from '#tests/data/show.tsx';
import { CodePageView } from '#ui/screens/codes/codePage/CodePageView.tsx';
import { codeExtras, codeReminder } from '#ui/shell/laterSlots.ts';

/** The code page beside its early page; `asked`: the code was requested there. */
async function aPage(api: Partial<RedeemLinkApi>, { stands = true, asked = false } = {}) {
  const early = { ...anEarlyPage({ stands, asked }), hold: vi.fn(), release: vi.fn() };
  const app = await anApp({ locale: 'en', links: { reveals: [done(aRevealedCode())] }, early });
  Object.assign(app.apis.link, api);
  await show(app.services, <CodePageView extras={codeExtras} reminder={codeReminder} />, {
    at: `/merchantcode/${aLinkToken}`,
    path: '/merchantcode/:redeemLinkToken',
  });
  return { early, revealed: app.apis.link.revealed };
}

it.each([false, true])(
  'holds the early page until the page can show as much, code requested: %s',
  async (asked) => {
    const opened = pending<Answer<SealedCode>>();
    const { early, revealed } = await aPage({ look: () => opened.promise }, { asked });
    expect(early.hold).toHaveBeenCalled();
    expect(early.release).not.toHaveBeenCalled();
    await act(async () => opened.answer(done(aSealedCode())));
    expect(early.release).toHaveBeenCalledOnce();
    expect(screen.queryByText('SHOP-CODE-1') !== null).toBe(asked);
    expect(revealed).toEqual(asked ? [aLinkToken] : []);
  },
);

it('holds no early page if there is none', async () => {
  const { early } = await aPage({ look: async () => done(aSealedCode()) }, { stands: false });
  expect(early.hold).not.toHaveBeenCalled();
});
