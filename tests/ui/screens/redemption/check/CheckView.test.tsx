import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { done } from '#domain/core/result.ts';
import { UNREADABLE } from '#domain/core/unreadable.ts';
import { CHARGING } from '#tests/data/charge.ts';
import { say } from '#tests/data/english.ts';
import { refusal } from '#tests/data/answers.ts';
import { aCustomerDraft, aFullDraft } from '#tests/data/customer.ts';
import { aQuote, aReceipt, aRedemption, anOpenOrder } from '#tests/data/redemption.ts';
import type { About } from '#tests/data/about.ts';
import { anApp } from '#tests/data/anApp.ts';
import { show } from '#tests/data/show.tsx';
import { aShopPage } from '#tests/data/shop.ts';
import { switchedOn } from '#tests/data/site.ts';
import { aSession } from '#tests/data/voucher.ts';
import { CheckView } from '#ui/screens/redemption/check/CheckView.tsx';

const CHOSEN = { shopId: 'shop-1', valueInCent: 25_00 };

/** Step 4 with a chosen value and complete data. */
async function aStep(about: About = {}) {
  const app = await anApp({
    locale: 'en',
    session: aSession(),
    shops: { pages: [done(aShopPage())] },
    drafts: { redemption: CHOSEN, customer: aCustomerDraft() },
    redemptions: { quotes: [done(aQuote())] },
    ...about,
  });
  const shown = await show(app.services, <CheckView />, {
    at: '/redeem/shop-1/check',
    path: '/redeem/:shopId/check',
  });
  return { ...app, ...shown };
}

const button = () => screen.getByRole('button', { name: /^Redeem/ });
const press = () => act(async () => fireEvent.click(button()));
const tick = () => fireEvent.click(screen.getByRole('checkbox'));

it('shows the redemption with the amounts of the quote', async () => {
  await aStep({ redemptions: { quotes: [done(aQuote({ balanceInCent: 49_00, remainingInCent: 24_00 }))] } });
  const page = document.body;
  for (const fact of ['Bücherwurm', '€25.00', '€24.00', 'ada@post.example', 'Ada Lovelace']) {
    expect(page).toHaveTextContent(fact);
  }
  expect(button()).toHaveTextContent(say('check.redeem', { money: '€25.00', shop: 'Bücherwurm' }));
});

it('shows the address to which goods are sent', async () => {
  await aStep({
    shops: { pages: [done(aShopPage({ isPhysical: true }))] },
    drafts: { redemption: CHOSEN, customer: aFullDraft() },
  });
  expect(screen.getByText('Hauptstraße 5a')).toBeInTheDocument();
  expect(screen.getByText('10115 Berlin')).toBeInTheDocument();
  expect(screen.getByText('+49 30 23125 401')).toBeInTheDocument();
});

it('shows the salutation, and no phone number that was not asked for', async () => {
  await aStep();
  const { firstName, lastName } = aCustomerDraft();
  expect(screen.getByText(say('check.name')).nextElementSibling).toHaveTextContent(
    `${say('customer.salutationMs')} ${firstName} ${lastName}`,
  );
  expect(screen.queryByText(say('customer.phone'))).toBeNull();
});

it('lists only what was wished, and not the consent', async () => {
  await aStep({
    site: {
      ...CHARGING,
      switches: switchedOn('redeemValueChooseable', 'showUseDataConfirmation', 'showChargeableVoucherOrder'),
    },
    drafts: { redemption: CHOSEN, customer: aFullDraft({ useRecharge: false }) },
  });
  const wished = screen.getByText(say('customer.voluntary')).nextElementSibling;
  expect(wished).toHaveTextContent(say('customer.orderPrepaidVouchers'));
  expect(screen.queryByText(say('customer.useRecharge'))).toBeNull();
  expect(screen.queryByText(say('customer.useDataConfirmation'))).toBeNull();
});

it('shows no row for wishes if there are none', async () => {
  await aStep();
  expect(screen.queryByText(say('customer.voluntary'))).toBeNull();
});

it('links back once to the choice and once to the details', async () => {
  await aStep();
  const ways = screen.getAllByRole('link', { name: /^Change/ });
  expect(ways.map((link) => [link.textContent, link.ariaLabel, link.getAttribute('href')])).toEqual([
    [say('common.change'), say('check.changeChoice'), '/redeem/shop-1/value'],
    [say('common.change'), say('check.changeDetails'), '/redeem/shop-1/details'],
  ]);
});

it('shows the warnings of the shop with harmless tags only', async () => {
  const redeemWarnings = ['Only <b>in store</b>.<script>alert(1)</script>'];
  await aStep({ shops: { pages: [done(aShopPage({ redeemWarnings }))] } });
  expect(await screen.findByText('in store', { selector: 'b' })).toBeInTheDocument();
  expect(document.querySelector('script')).toBeNull();
});

it('says that a note of the shop could not be read before the user confirms the notes', async () => {
  await aStep({ shops: { pages: [done(aShopPage({ redeemWarnings: [UNREADABLE] }))] } });
  expect(await screen.findByText(say('shop.noteUnreadable'))).toBeInTheDocument();
});

it('shows the notes of the site around the button according to its switches', async () => {
  await aStep({ site: { switches: switchedOn('redeemValueChooseable', 'showInfoAfterRedeemButton') } });
  expect(screen.getByText(say('check.infoAfter'))).toBeInTheDocument();
  expect(screen.queryByText(say('check.infoBefore'))).toBeNull();
});

it('requires the tick on the notes in a summary with the focus, which leads to the tick', async () => {
  const { apis } = await aStep();
  await press();
  expect(screen.getByRole('region', { name: say('customer.summary', { count: 1 }) })).toHaveFocus();
  expect(document.title).toBe(`${say('common.errorPrefix')} ${say('check.title')} – Frohgut`);
  fireEvent.click(screen.getByRole('link', { name: say('check.notesFault') }));
  expect(screen.getByRole('checkbox')).toHaveFocus();
  expect(screen.getByRole('checkbox')).toBeInvalid();
  expect(apis.redemption.placed).toEqual([]);
});

it('makes one redemption for ten fast clicks, and passes the remainder to the thank-you page', async () => {
  const { apis, receipt, services, path } = await aStep({
    redemptions: { quotes: [done(aQuote())], redemptions: [done(aRedemption())] },
  });
  tick();
  await act(async () => {
    for (let click = 0; click < 10; click += 1) fireEvent.click(button());
  });
  expect(apis.redemption.placed).toHaveLength(1);
  expect(path()).toBe('/thankyou');
  window.history.replaceState(null, '', '/thankyou');
  await act(async () => services.session.lookAgain()); // as the thank-you page does
  await waitFor(() => expect(services.session.voucher?.balanceInCent).toBe(25_00));
  window.history.replaceState(null, '', '/');
  expect(receipt.read()?.redemption).toEqual(aRedemption());
  expect(services.session.balanceAfter).toEqual({ amountInCent: 25_00, currency: 'EUR' });
});

it('replaces its history entry by the thank-you page', async () => {
  const { router } = await aStep({
    redemptions: { quotes: [done(aQuote())], redemptions: [done(aRedemption())] },
  });
  tick();
  await press();
  expect(router.state.historyAction).toBe('REPLACE');
});

it('shows why the redemption was refused with the focus, and offers another shop if the shop is the reason', async () => {
  await aStep({
    redemptions: { quotes: [done(aQuote())], redemptions: [refusal('shop-refuses-card')] },
  });
  tick();
  await press();
  expect(screen.getByRole('region', { name: say('problem.shop-refuses-card.title') })).toHaveFocus();
  expect(screen.getByRole('link', { name: say('value.otherShop') })).toHaveAttribute('href', '/shops');
  expect(button()).toBeInTheDocument();
});

it('replaces the button by a lookup while the outcome is unclear', async () => {
  const { path } = await aStep({
    redemptions: {
      quotes: [done(aQuote())],
      redemptions: [refusal('timed-out')],
      found: [refusal('offline'), done(aRedemption())],
    },
  });
  tick();
  await press();
  expect(screen.getByRole('region', { name: say('problem.redemption-unclear.title') })).toHaveFocus();
  expect(screen.queryByRole('button', { name: /^Redeem/ })).toBeNull();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: say('check.findOut') })));
  expect(path()).toBe('/thankyou');
});

it('asks for the code again if the session has ended, and keeps everything else', async () => {
  const { kept, path } = await aStep({
    redemptions: { quotes: [done(aQuote())], redemptions: [refusal('session-expired')] },
  });
  tick();
  await press();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(say('entry.again.title'));
  expect(path()).toBe('/redeem/shop-1/check');
  expect(kept.read('customerDraft')).toEqual(aCustomerDraft());
  expect(kept.read('redemptionDraft')).toEqual(CHOSEN);
});

it('shows why the quote failed, and requests it again', async () => {
  await aStep({ redemptions: { quotes: [refusal('server-down'), done(aQuote())] } });
  expect(screen.getByRole('region', { name: say('problem.server-down.title') })).toBeInTheDocument();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: say('common.tryAgain') })));
  expect(button()).toBeInTheDocument();
});

it.each<[string, About['drafts'], string]>([
  ['no value', { customer: aCustomerDraft() }, '/redeem/shop-1/value'],
  ['a value of another shop', { redemption: { ...CHOSEN, shopId: 'x' } }, '/redeem/shop-1/value'],
  ['unfinished details', { redemption: CHOSEN }, '/redeem/shop-1/details'],
])('returns to the step that is missing: %s', async (_what, drafts, back) => {
  const { path } = await aStep({ drafts });
  expect(path()).toBe(back);
});

it('leads to the thank-you page even if it is rendered again before', async () => {
  const { kept, receipt, path, hold } = await aStep();
  await act(async () => {
    receipt.write(aReceipt());
    kept.forget('redemptionDraft');
    hold({ ...aSession() });
  });
  expect(path()).toBe('/thankyou');
});

const NOTHING_CHOSEN = { customer: aCustomerDraft() };

it('leads to the thank-you page for the order just placed in this tab, even if its voucher is used up', async () => {
  const app = await anApp({ locale: 'en', receipt: aReceipt(), drafts: NOTHING_CHOSEN });
  const { path } = await show(app.services, <CheckView />, {
    at: '/redeem/shop-1/check',
    path: '/redeem/:shopId/check',
  });
  expect(path()).toBe('/thankyou');
});

it('offers a redemption chosen after the last receipt', async () => {
  const { path } = await aStep({ receipt: aReceipt() });
  expect(button()).toBeInTheDocument();
  expect(path()).toBe('/redeem/shop-1/check');
});

it('looks up an open order before it shows the receipt of an earlier one', async () => {
  const { path } = await aStep({
    receipt: aReceipt(),
    drafts: { ...NOTHING_CHOSEN, pendingOrder: anOpenOrder() },
    redemptions: { found: [refusal('offline')] },
  });
  expect(path()).toBe('/redeem/shop-1/check');
  expect(screen.getByRole('region', { name: say('problem.redemption-unclear.title') })).toBeInTheDocument();
});

it('shows the summary before the form', async () => {
  await aStep();
  const summary = screen.getByRole('region', { name: say('check.summary') });
  expect(summary.compareDocumentPosition(screen.getByRole('checkbox'))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});
