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

it('reads the parameter of the queue, and says nothing while that is off', async () => {
  expect(await looked(done('false'))).toEqual({ asked: ['queuefair.redeem_active'], events: [] });
});

it('logs that a queue is wanted which the app does not have', async () => {
  const { events } = await looked(done('true'));
  expect(events).toEqual([{ event: 'queue-not-built', parameter: 'queuefair.redeem_active' }]);
});

it('lets everybody in where the parameter cannot be read', async () => {
  expect((await looked(refusal('server-down'))).events).toEqual([]);
});
