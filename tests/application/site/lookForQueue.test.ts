import { expect, it } from 'vitest';
import { LookForQueue } from '#application/site/lookForQueue.ts';
import { done } from '#domain/core/result.ts';
import { type Answer, inTurn, refusal } from '#tests/data/answers.ts';
import { fakeLog } from '#tests/data/fakeTab.ts';

async function looked(answer: Answer<string>) {
  const asked: string[] = [];
  const log = fakeLog();
  await new LookForQueue({ read: inTurn(asked, [answer]) }, log).execute();
  return { asked, events: log.events };
}

it('reads the parameter of the queue, and logs nothing while it is off', async () => {
  expect(await looked(done('false'))).toEqual({ asked: ['queuefair.redeem_active'], events: [] });
});

it('logs that a queue is required but not supported', async () => {
  const { events } = await looked(done('true'));
  expect(events).toEqual([{ event: 'queue-not-built', parameter: 'queuefair.redeem_active' }]);
});

it('admits everybody if the parameter cannot be read', async () => {
  expect((await looked(refusal('server-down'))).events).toEqual([]);
});
