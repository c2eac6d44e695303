import { expect, it } from 'vitest';
import {
  FILTER_GROUPS,
  NO_FILTER,
  activeGroups,
  withToggled,
  withoutGroup,
} from '#domain/shop/shopFilter.ts';

const ALL = {
  name: 'a',
  categories: [1],
  valueLevels: [10_00],
  redeemable: ['online' as const],
  keywords: ['k'],
  shopIds: ['s'],
};

it('lists the active groups in the order in which they are shown', () => {
  expect(activeGroups(NO_FILTER)).toEqual([]);
  expect(activeGroups({ ...NO_FILTER, name: ' \u00a0\t' })).toEqual([]);
  expect(activeGroups({ ...NO_FILTER, shopIds: ['s'], name: 'a' })).toEqual(['name', 'shopIds']);
  expect(activeGroups(ALL)).toEqual(FILTER_GROUPS);
});

it.each(FILTER_GROUPS)('clears the group %s and no other', (group) => {
  const without = withoutGroup(ALL, group);
  expect(activeGroups(without)).toEqual(FILTER_GROUPS.filter((other) => other !== group));
  expect({ ...without, [group]: ALL[group] }).toEqual(ALL);
});

it('adds an item to the chosen ones, and removes it again', () => {
  const more = withToggled(ALL, 'categories', 7);
  expect(more).toEqual({ ...ALL, categories: [1, 7] });
  expect(withToggled(more, 'categories', 1)).toEqual({ ...ALL, categories: [7] });
  expect(withToggled(ALL, 'redeemable', 'branch').redeemable).toEqual(['online', 'branch']);
  expect(withToggled(ALL, 'shopIds', 's').shopIds).toEqual([]);
});
