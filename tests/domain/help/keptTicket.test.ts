import { expect, it } from 'vitest';
import { ticketAbout } from '#domain/help/keptTicket.ts';
import { aTicket } from '#tests/data/help.ts';

it('returns the last request about its topic only', () => {
  const kept = { ...aTicket(), topic: 'not-received' as const };
  expect(ticketAbout(kept, 'not-received')).toEqual(aTicket());
  expect(ticketAbout(kept, 'unreadable')).toBeNull();
  expect(ticketAbout(null, 'not-received')).toBeNull();
});
