import { cleanup, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { say } from '#tests/data/english.ts';
import { framesAtOnce } from '#tests/data/frames.ts';
import { aShop } from '#tests/data/shop.ts';
import { switchedOn } from '#tests/data/site.ts';
import { aSession, aVoucher } from '#tests/data/voucher.ts';
import { WALL, aWall, names } from './aPlainWall.tsx';

/** A site that redeems the whole balance at once, and a voucher of 25 euros. */
const WHOLE = { site: { switches: switchedOn('showNavBar') } };
const SESSION = aSession({ voucher: aVoucher({ balanceInCent: 25_00 }) });

beforeEach(framesAtOnce);

it('shows no values on a site that redeems the whole balance', async () => {
  // Both sell it.
  await aWall(WALL.slice(1), { session: SESSION, ...WHOLE });
  for (const tile of screen.getAllByRole('listitem')) expect(tile).not.toHaveTextContent('€');
});

const ONLY_DEAR = [aShop({ name: 'Bücherwurm', voucherValuesInCent: [10_00, 50_00] })];

it('marks the shops that do not sell the whole balance, where it is redeemed at once', async () => {
  const shops = [...ONLY_DEAR, aShop({ name: 'Gartenfreund' })];
  await aWall(shops, { session: SESSION, ...WHOLE });
  expect(names()).toEqual(['Gartenfreund', 'Bücherwurm']);
  const marked = screen.getByRole('region', { name: say('wall.notWhole', { money: '€25.00' }) });
  expect(within(marked).getAllByRole('link')).toHaveLength(1);
  expect(marked).toHaveTextContent('Bücherwurm');
  expect(marked).toHaveTextContent(say('wall.notWholeText'));
});

it('marks no shop without a voucher, nor where an amount can be chosen', async () => {
  await aWall(ONLY_DEAR, WHOLE);
  expect(screen.queryByRole('region', { name: /exactly/ })).toBeNull();
  cleanup();
  await aWall(ONLY_DEAR, { session: SESSION, site: { switches: switchedOn('redeemValueChooseable') } });
  expect(screen.queryByRole('region', { name: /exactly/ })).toBeNull();
});
