import { expect, it } from 'vitest';
import { isShownAt } from '#domain/giveaway/giveaway.ts';
import { aGiveaway } from '#tests/data/giveaway.ts';

it.each([
  [true, true, true, true, true],
  [true, false, true, true, false],
  [false, true, true, false, true],
  [true, true, false, false, false],
  [false, false, true, false, false],
])(
  'in the vault %s, on the thank-you page %s, visible %s: shown in the vault %s, on the thank-you page %s',
  (showInVault, showOnThankYouPage, visible, vault, thankYou) => {
    const giveaway = aGiveaway({ showInVault, showOnThankYouPage, visible });
    expect(isShownAt(giveaway, 'vault')).toBe(vault);
    expect(isShownAt(giveaway, 'thank-you')).toBe(thankYou);
  },
);
