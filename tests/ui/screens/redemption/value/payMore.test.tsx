import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { done } from '#domain/core/result.ts';
import { anApp } from '#tests/data/anApp.ts';
import { CHARGING } from '#tests/data/charge.ts';
import { say } from '#tests/data/english.ts';
import { aShopPage } from '#tests/data/shop.ts';
import { show } from '#tests/data/show.tsx';
import { switchedOn } from '#tests/data/site.ts';
import { aSession, aVoucher } from '#tests/data/voucher.ts';
import { ValueView } from '#ui/screens/redemption/value/ValueView.tsx';

/** A shop with 10, 25 and 50 euros on a site with payments. */
async function aStep(balanceInCent: number, isPrepaid = false) {
  const app = await anApp({
    locale: 'en',
    site: { ...CHARGING, switches: switchedOn('redeemValueChooseable') },
    session: aSession({ voucher: aVoucher({ balanceInCent, isPrepaid }) }),
    shops: { pages: [done(aShopPage())] },
  });
  const at = '/redeem/shop-1/value';
  return { ...app, ...(await show(app.services, <ValueView />, { at, path: '/redeem/:shopId/value' })) };
}

const choose = (name: RegExp) => fireEvent.click(screen.getByRole('radio', { name }));
const more = (money: string) => say('value.youPay', { money });
const goOn = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const ways = () => screen.queryAllByRole('link', { name: say('value.topUpInstead') });

it('offers every value, and preselects one that is covered', async () => {
  await aStep(30_00);
  expect(
    screen.getAllByRole<HTMLInputElement>('radio').map(({ value, checked }) => [value, checked]),
  ).toEqual([
    ['1000', false],
    ['2500', true],
    ['5000', false],
  ]);
  expect(screen.queryByRole('list', { name: say('value.dearer') })).toBeNull();
  expect(screen.queryByText(say('value.youPayText'))).toBeNull();
});

it('shows what is to be paid for a value above the balance, and continues with it', async () => {
  const { kept, path } = await aStep(30_00);
  choose(/€50\.00.*You pay €20\.00 more/);
  expect(screen.getByText(say('value.youPayText')).closest('[role=status]')).toHaveTextContent(
    more('€20.00'),
  );
  expect(screen.getByText(say('check.toPay')).nextElementSibling).toHaveTextContent('€20.00');
  await goOn(say('value.goWith', { money: '€50.00' }));
  expect(kept.read('redemptionDraft')).toEqual({ shopId: 'shop-1', valueInCent: 50_00 });
  expect(path()).toBe('/redeem/shop-1/details');
});

it('hides what is to be paid once a covered value is chosen', async () => {
  await aStep(30_00);
  choose(/€50\.00/);
  choose(/€10\.00/);
  expect(screen.queryByText(say('value.youPayText'))).toBeNull();
  expect(screen.queryByText(say('check.toPay'))).toBeNull();
});

it('offers a top-up instead if the voucher can be topped up', async () => {
  const { kept } = await aStep(30_00, true);
  expect(ways()).toEqual([]);
  choose(/€50\.00/);
  for (const way of ways()) await act(async () => fireEvent.click(way));
  expect(kept.read('topUpPlace')?.path).toBe('/redeem/shop-1/value');
});

it('offers no top-up for a voucher that cannot be topped up', async () => {
  await aStep(30_00);
  choose(/€50\.00/);
  expect(ways()).toEqual([]);
});

it('preselects none if none is covered, requires a choice, and offers the top-up', async () => {
  const { path } = await aStep(5_00, true);
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  expect(screen.getByRole('link', { name: say('topUp.link') })).toHaveAttribute('href', '/prepaid');
  await goOn(say('value.go'));
  expect(screen.getByText(say('value.fault'))).toBeInTheDocument();
  expect(screen.getAllByRole('radio')[0]).toHaveFocus();
  expect(path()).toBe('/redeem/shop-1/value');
});
