import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';
import { tiles } from '../support/wall.ts';

for (const [site, isShown] of [
  ['at', true],
  ['fr', false],
  ['de', false],
  // A line of a menu begins with the name, whatever the switch says (ADR 25).
  ['restaurant', true],
] as const) {
  test(`a screen reader reads a shop's name on the wall of ${site}, and it is ${isShown ? 'shown' : 'not shown'} below the logo`, async ({
    page,
    at,
  }) => {
    await open(page, at(site, '/shops'));
    const link = tiles(page).first().getByRole('link');
    await expect(link).toHaveAccessibleName(/\p{L}{2}/u);
    const box = await link.locator('span').boundingBox();
    expect((box?.height ?? 0) > 10 && (box?.width ?? 0) > 10).toBe(isShown);
  });
}
