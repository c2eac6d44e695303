import { expect, it } from 'vitest';
import { CallLog } from '#sandbox/operation/callLog.ts';

const ID = '3f2a91bc-5b0e-4c5e-9d6e-0a4f6f1f7c10';
const call = { at: 0, method: 'GET', route: '/api/v2/shop/:id', status: 200, errorCode: '' };

it('finds a call by what the card shows, and by the whole id', () => {
  const log = new CallLog();
  log.add({ ...call, correlationId: ID });
  log.add({ ...call, correlationId: '00000000-5b0e-4c5e-9d6e-0a4f6f1f7c10' });
  for (const reference of ['3F2A-91BC', '3f2a 91bc', ID]) expect(log.find(reference)).toHaveLength(1);
});

it.each(['', '3F2A-91B', '3F2A-91BD'])('finds nothing for %o', (reference) => {
  const log = new CallLog();
  log.add({ ...call, correlationId: ID });
  expect(log.find(reference)).toEqual([]);
});
