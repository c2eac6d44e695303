import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { missingInCent, partByBalance } from '#domain/shop/wall.ts';
import { holds } from '#tests/data/holds.ts';
import { aShop } from '#tests/data/shop.ts';
import { anyWall } from '#tests/data/walls.ts';

const anyBalance = fc.integer({ min: 0, max: 200_00 });

it('shows all shops as affordable without a balance', () => {
  const shops = [aShop({ voucherValuesInCent: [500_00] })];
  expect(partByBalance(shops, null)).toEqual({ fitting: shops, dearer: [] });
});

it('separates the shops whose smallest value exceeds the balance, each part in the given order', () => {
  const dear = aShop({ name: 'Dear', voucherValuesInCent: [25_01] });
  const cheap = aShop({ name: 'Cheap', voucherValuesInCent: [10_00, 100_00] });
  const dearer = aShop({ name: 'Dearer', voucherValuesInCent: [90_00] });
  const exact = aShop({ name: 'Exact', voucherValuesInCent: [25_00] });
  expect(partByBalance([dear, cheap, dearer, exact], 25_00)).toEqual({
    fitting: [cheap, exact],
    dearer: [dear, dearer],
  });
});

it('calculates the amount missing for the smallest value', () => {
  const shop = aShop({ voucherValuesInCent: [15_00, 25_00, 50_00] });
  expect(missingInCent(shop, 10_00)).toBe(5_00);
  expect(missingInCent(shop, 15_00)).toBe(0);
  expect(missingInCent(shop, 99_00)).toBe(0);
  expect(missingInCent({ voucherValuesInCent: [] }, 0)).toBe(0);
});

it('loses and adds no shop, and does not change the given list', () => {
  holds(
    fc.property(anyWall, fc.option(anyBalance), (found, balance) => {
      const before = [...found];
      const { fitting, dearer } = partByBalance(found, balance);
      expect(found).toEqual(before);
      expect(found.filter((shop) => fitting.includes(shop))).toEqual(fitting);
      expect(found.filter((shop) => dearer.includes(shop))).toEqual(dearer);
      expect(fitting.length + dearer.length).toBe(found.length);
    }),
  );
});

it('reports a missing amount for every dearer shop and for no affordable one', () => {
  holds(
    fc.property(anyWall, anyBalance, (found, balance) => {
      const { fitting, dearer } = partByBalance(found, balance);
      for (const shop of fitting) expect(missingInCent(shop, balance)).toBe(0);
      for (const shop of dearer) expect(missingInCent(shop, balance)).toBeGreaterThan(0);
    }),
  );
});

it('never removes an affordable shop when the balance grows', () => {
  holds(
    fc.property(anyWall, anyBalance, anyBalance, (found, balance, more) => {
      const richer = partByBalance(found, balance + more).fitting;
      for (const shop of partByBalance(found, balance).fitting) expect(richer).toContain(shop);
    }),
  );
});
