import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Basket } from '#domain/basket/basket.ts';
import { done } from '#domain/core/result.ts';
import type { About } from '#tests/data/about.ts';
import { aBasketLine } from '#tests/data/basket.ts';
import { say, saying } from '#tests/data/english.ts';
import { anOpenOrder } from '#tests/data/redemption.ts';
import { aShopPage } from '#tests/data/shop.ts';
import { switchedOn } from '#tests/data/site.ts';
import { aSession, aVoucher } from '#tests/data/voucher.ts';
import { aDialog } from './aShopDialog.tsx';

/** The dialog of a shop with 10, 25 and 50 euros and a voucher of this balance. */
const withBalance = (balanceInCent: number, more: Pick<About, 'drafts' | 'site' | 'shops'> = {}) =>
  aDialog({ session: aSession({ voucher: aVoucher({ balanceInCent }) }), ...more });
const goOn = (money: string) => screen.queryByRole('button', { name: say('value.goWith', { money }) });
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const choose = (value: RegExp) => fireEvent.click(screen.getByRole('radio', { name: value }));

it('offers each value with its consequence, and lists those above the balance with the missing amount', async () => {
  await withBalance(30_00);
  const radios = screen.getAllByRole<HTMLInputElement>('radio');
  expect(radios.map(({ value, checked }) => [value, checked])).toEqual([
    ['1000', false],
    ['2500', true],
  ]);
  expect(screen.getByRole('radio', { name: saying('value.stays', { money: '€20.00' }) })).toBeInTheDocument();
  expect(screen.getByRole('group', { name: say('value.legend', { shop: 'Bücherwurm' }) })).toHaveTextContent(
    say('value.balance', { money: '€30.00' }),
  );
  const dearer = screen.getByRole('list', { name: say('value.dearer') });
  expect(dearer).toHaveTextContent(`€50.00 ${say('value.payMore', { money: '€20.00' })}`);
});

it('shows the chosen value on the ticket that is still empty, which is only decoration', async () => {
  await withBalance(30_00);
  const ticket = () => document.querySelector('dialog [aria-hidden="true"]:has(> * + *)')?.textContent;
  expect(ticket()).toBe('Bücherwurm€25.00');
  choose(/^€10\.00/);
  expect(ticket()).toBe('Bücherwurm€10.00');
});

it('shows no value on the ticket without a voucher', async () => {
  await aDialog();
  expect(document.querySelector('dialog [aria-hidden="true"]:has(> * + *)')?.textContent).toBe('Bücherwurm');
});

it('lists the values without a choice while an open order leaves the balance uncertain', async () => {
  await withBalance(30_00, { drafts: { pendingOrder: anOpenOrder() } });
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByText('€25.00')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: say('shop.choose') })).toHaveAttribute(
    'href',
    '/redeem/shop-1/value',
  );
  expect(document.body).not.toHaveTextContent(say('value.balance', { money: '€30.00' }));
});

it('shows the values before the facts, and scrolls to the suggested one', async () => {
  const scrolled: unknown[] = [];
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolled.push(this.textContent);
  };
  await withBalance(30_00);
  const suggested = screen.getByRole('radio', { checked: true });
  expect(scrolled).toEqual([suggested.closest('label')?.textContent]);
  const fact = screen.getByText(say('shop.delivery'));
  expect(suggested.compareDocumentPosition(fact)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('shows the advice of the site and the notes of the shop after the values, and before the facts', async () => {
  await aDialog({
    session: aSession({ voucher: aVoucher({ balanceInCent: 30_00 }) }),
    site: { valueHint: { key: 'site.valueHint' } },
    pages: [done(aShopPage({ redeemWarnings: ['No exchange.'] }))],
  });
  const order = [
    screen.getByRole('radio', { checked: true }),
    screen.getByText(say('site.valueHint')),
    screen.getByText('No exchange.'),
    screen.getByText(say('shop.delivery')),
  ];
  for (const [index, part] of order.slice(1).entries())
    expect(order[index]?.compareDocumentPosition(part)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('says before any press that nothing is redeemed yet', async () => {
  await withBalance(30_00);
  const values = screen.getByRole('group', { name: say('value.legend', { shop: 'Bücherwurm' }) });
  expect(values).toHaveAccessibleDescription(new RegExp(say('value.notYet')));
});

it('leads with the chosen value, which the button names, straight to the details', async () => {
  const { kept, router } = await withBalance(50_00);
  expect(goOn('€50.00')).toBeInTheDocument();
  choose(/€25\.00/);
  expect(goOn('€50.00')).toBeNull();
  await press(say('value.goWith', { money: '€25.00' }));
  expect(kept.read('redemptionDraft')).toEqual({ shopId: 'shop-1', valueInCent: 25_00 });
  expect(router.state.location.pathname).toBe('/redeem/shop-1/details');
});

it('preselects the value picked for this shop before', async () => {
  const bowling = aShopPage({ id: 'shop-2', name: 'Bowlaria' });
  const pages = [aShopPage(), bowling, aShopPage()].map((page) => done(page));
  const { kept, router } = await withBalance(50_00, { shops: { pages } });
  choose(/€10\.00/);
  expect(kept.read('redemptionDraft')).toBeNull();
  await act(() => router.navigate('/shops/shop-2'));
  await act(() => router.navigate('/shops/shop-1'));
  expect(screen.getByRole('radio', { name: /€10\.00/ })).toBeChecked();
});

it('puts a value that leaves some balance into the basket and leads to the shops', async () => {
  const { kept, router } = await withBalance(50_00);
  expect(screen.queryByRole('button', { name: say('basket.another') })).toBeNull();
  choose(/€10\.00/);
  await press(say('basket.another'));
  expect(kept.read('basket')).toEqual([aBasketLine({ valueInCent: 10_00 })]);
  expect(router.state.location.pathname).toBe('/shops');
});

const BOWLING = aBasketLine({ shopId: 'shop-2', shopName: 'Bowlaria', valueInCent: 15_00 });

it('counts the basket as spent, and leads to the basket', async () => {
  const { kept, router } = await withBalance(50_00, { drafts: { basket: [BOWLING] } });
  expect(screen.getByText(say('basket.free', { free: '€35.00', money: '€50.00' }))).toBeInTheDocument();
  expect(screen.getByText(say('basket.payMore', { money: '€15.00' }))).toBeInTheDocument();
  await press(say('basket.put'));
  expect(kept.read('basket')).toEqual([BOWLING, aBasketLine()]);
  expect(router.state.location.pathname).toBe('/basket');
});

it('says at the values that the basket is full', async () => {
  const full: Basket = Array.from({ length: 20 }, (_, index) =>
    aBasketLine({ shopId: `other-${index}`, valueInCent: 1 }),
  );
  const { router } = await withBalance(50_00, { drafts: { basket: full } });
  await press(say('basket.put'));
  expect(screen.getByText(saying('basket.full'))).toBeInTheDocument();
  expect(screen.getByRole('radio', { checked: true })).toHaveFocus();
  expect(router.state.location.pathname).toBe('/shops/shop-1/buecherwurm');
});

it('says on a site without a choice of value, also in the button, that the whole balance is redeemed', async () => {
  const { kept, router } = await withBalance(9_99, {
    site: { switches: switchedOn() },
    shops: { pages: [done(aShopPage({ voucherValuesInCent: [9_99, 50_00] }))] },
  });
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByText(say('value.whole', { money: '€9.99', shop: 'Bücherwurm' }))).toBeInTheDocument();
  await press(say('value.goWith', { money: '€9.99' }));
  expect(kept.read('redemptionDraft')).toEqual({ shopId: 'shop-1', valueInCent: 9_99 });
  expect(router.state.location.pathname).toBe('/redeem/shop-1/details');
});

it('says on a site without a choice of value that the shop does not sell the whole balance', async () => {
  await withBalance(30_00, { site: { switches: switchedOn() } });
  const shop = 'Bücherwurm';
  expect(screen.getByText(say('value.notWhole', { money: '€30.00', shop }))).toBeInTheDocument();
  expect(screen.queryByText(say('value.whole', { money: '€30.00', shop }))).toBeNull();
  expect(goOn('€30.00')).toBeNull();
  expect(screen.getByRole('button', { name: say('value.otherShop') })).toBeInTheDocument();
});

it('shows the hint of the site on values', async () => {
  await withBalance(50_00, { site: { valueHint: { key: 'site.valueHint' } } });
  expect(screen.getByText(say('site.valueHint'))).toBeInTheDocument();
});

it('leads to the code if no voucher is in use', async () => {
  await aDialog({ pages: [done(aShopPage({ id: 'a/b?c' }))] });
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByRole('link', { name: say('shop.choose') })).toHaveAttribute(
    'href',
    '/redeem/a%2Fb%3Fc/value',
  );
});

it('offers the values that remain after a later page of the tab has spent from the voucher', async () => {
  const session = aSession();
  const { services, device } = await withBalance(50_00);
  device.store.write({ ...session, voucher: { ...session.voucher, balanceInCent: 15_00 } });
  await act(async () => services.session.lookAgain());
  // The session decodes the stored token asynchronously, after `lookAgain` has returned.
  await waitFor(() => expect(goOn('€10.00')).toBeInTheDocument());
});
