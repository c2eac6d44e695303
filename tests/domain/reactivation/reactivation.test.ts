import { expect, it } from 'vitest';
import { type ReactivationId, dueAt, parseReactivationId } from '#domain/reactivation/reactivation.ts';
import { now } from '#tests/data/moments.ts';

const HOUR = 3_600_000;
const base = { id: 'ra-0123456789abcdef' as ReactivationId, state: 'CHECKING' } as const;

it('is due when the backend says, otherwise after the hours of the site', () => {
  expect(dueAt({ ...base, requestedAt: now, readyBy: now + 5 * HOUR }, 24, now)).toBe(now + 5 * HOUR);
  expect(dueAt({ ...base, requestedAt: now - HOUR, readyBy: null }, 48, now)).toBe(now + 47 * HOUR);
  expect(dueAt({ ...base, requestedAt: null, readyBy: null }, 24, now)).toBe(now + 24 * HOUR);
});

it.each(['', 'short', 'x'.repeat(129), 'ra-0123456789/bcdef', 'ra-0123456789 bcdef'])(
  'rejects %j as an id',
  (text) => {
    expect(parseReactivationId(text)).toBeNull();
  },
);

it('accepts an id unchanged', () => {
  expect(parseReactivationId(base.id)).toBe(base.id);
});
