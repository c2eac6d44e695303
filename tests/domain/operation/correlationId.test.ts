import { expect, it } from 'vitest';
import { spokenReference } from '#domain/operation/correlationId.ts';
import { anId } from '#tests/data/operation.ts';

it('shows the first eight digits in two groups', () => {
  expect(spokenReference(anId)).toBe('3F2A-91BC');
});
