import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { done } from '#domain/core/result.ts';
import type { SealedCode } from '#domain/redemption/redeemLink.ts';
import { aCustomerDraft } from '#tests/data/customer.ts';
import { say, saying } from '#tests/data/english.ts';
import { aGiveaway, inVault } from '#tests/data/giveaway.ts';
import { aLinkToken, aRedemptionId, aSealedCode } from '#tests/data/redemption.ts';
import type { About } from '#tests/data/about.ts';
import { anApp } from '#tests/data/anApp.ts';
import { show } from '#tests/data/show.tsx';
import { switchedOn } from '#tests/data/site.ts';
import { aSession } from '#tests/data/voucher.ts';
import { VaultExtras } from '#ui/screens/aftercare/giveaway/VaultExtras.tsx';

async function extras(about: About, sealed: Partial<SealedCode> = {}) {
  const app = await anApp({ locale: 'en', session: aSession(), ...about });
  const code = aSealedCode({ redeemId: aRedemptionId, ...sealed });
  await show(app.services, <VaultExtras token={aLinkToken} sealed={code} />);
  return app;
}

it('requests a giveaway with the link, fills in the stored address, and keeps the voucher in use', async () => {
  const { apis, services } = await extras({
    site: { switches: switchedOn('showGiveaway') },
    giveaways: { found: [done(aGiveaway())], redeemed: [done(null)] },
    drafts: { customer: aCustomerDraft({ email: 'ada@post.example' }) },
  });
  expect(apis.giveaway.asked).toEqual([inVault]);
  expect(screen.getByRole('textbox', { name: saying('customer.email') })).toHaveValue('ada@post.example');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: say('giveaway.redeem') })));
  expect(screen.getByText(say('giveaway.redeemed', { email: 'ada@post.example' }))).toBeInTheDocument();
  expect(services.session.voucher).not.toBeNull();
});

it('clears the address and the sent giveaway when all data is removed', async () => {
  const { services } = await extras({
    site: { switches: switchedOn('showGiveaway') },
    giveaways: { found: [done(aGiveaway()), done(aGiveaway())], redeemed: [done(null)] },
    drafts: { customer: aCustomerDraft({ email: 'ada@post.example' }) },
  });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: say('giveaway.redeem') })));
  await act(async () => services.session.end('removed'));
  expect(screen.queryByText(/ada@post\.example/)).toBeNull();
  expect(screen.getByRole('textbox', { name: saying('customer.email') })).toHaveValue('');
});

it('requests no giveaway on a site without giveaways', async () => {
  const { apis } = await extras({});
  expect(apis.giveaway.asked).toEqual([]);
});

it('requests no giveaway if the link does not name its redemption', async () => {
  const { apis } = await extras({ site: { switches: switchedOn('showGiveaway') } }, { redeemId: null });
  expect(apis.giveaway.asked).toEqual([]);
});
