import { expect, it } from 'vitest';
import { openOrderOf } from '#tests/data/openOrder.ts';
import type { OrderName } from '#domain/orders/orderSteps.ts';
import type { OpenOrder } from '#domain/orders/openOrder.ts';
import { FindOpenOrder } from '#application/tabs/findOpenOrder.ts';
import { type OpenPress, ofVoucher } from '#domain/orders/openPress.ts';
import { storeWith, fakeKept } from '#tests/data/fakeKept.ts';
import { clockAt } from '#tests/data/fakeTab.ts';
import { now } from '#tests/data/moments.ts';
import { aSession } from '#tests/data/voucher.ts';

const SESSION = aSession();
const PRESS: OpenPress = {
  of: [ofVoucher(SESSION.voucher.serialNumber ?? '')],
  kind: 'donation',
  id: 'donation-1',
  at: now,
  standing: 'sent',
};
const OWN = openOrderOf('redemption');

const find = ({
  own = null,
  here = [] as readonly string[],
  held = true,
  kind = PRESS.kind,
}: {
  own?: OpenOrder | null;
  here?: readonly string[];
  held?: boolean;
  kind?: OrderName;
} = {}) =>
  new FindOpenOrder(
    { find: () => own },
    fakeKept({ openPresses: [{ ...PRESS, kind }], pressedHere: here }),
    storeWith(held ? SESSION : null),
    clockAt(now),
  ).find();

it('finds another tab’s open order for the voucher in use', () => {
  expect(find()).toStrictEqual({ kind: 'donation', standing: 'sent', spends: true, isElsewhere: true });
});

it.each([
  ['voucher-order', true],
  ['charge', false],
] as const)('another tab’s %s about the voucher spends from it: %s', (kind, spends) => {
  expect(find({ kind })).toMatchObject({ kind, spends });
});

it('finds this tab’s own order first', () => {
  expect(find({ own: OWN })).toBe(OWN);
});

it('ignores orders sent by this tab, and finds none without a voucher', () => {
  expect(find({ here: ['donation-1'] })).toBeNull();
  expect(find({ held: false })).toBeNull();
});
