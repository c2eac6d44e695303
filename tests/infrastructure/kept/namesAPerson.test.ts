import { expect, it } from 'vitest';
import { LEAVES_IN_TIME } from '#domain/kept/retention.ts';
import { KEPT } from '#domain/kept/table.ts';
import { EXAMPLES, type ExampleKey } from './keptExamples.ts';
import { namesAPerson } from './namesAPerson.ts';

const NAMING = (Object.keys(EXAMPLES) as ExampleKey[]).filter(namesAPerson);

it('lists the keys with personal data', () => {
  expect(NAMING.toSorted()).toEqual([
    'customerDraft',
    'donatedTo',
    'fraudDraft',
    'helpDraft',
    'recipient',
    'redeemedTo',
  ]);
});

it.each(NAMING)('deletes %s half an hour after the last use', (key) => {
  expect(LEAVES_IN_TIME).toContain(KEPT[key].leavesWith);
});
