import { expect } from 'vitest';
import { NOW } from './visitor.ts';
import { it } from './visits.ts';

it('counts what pages send: for a minute for the alarms, for an hour on its page', async ({ visitor }) => {
  const event = { kind: 'crash', name: 'screen', step: '/shops' };
  const send = (count: number) => {
    const body = { site: 'ch', engine: 'gecko', events: [{ ...event, count }] };
    return visitor.post('/api/v2/operation-log', body);
  };
  const told = async () => {
    const page = await (await visitor.fetch('GET', '/sandbox')).text();
    const [, count] = /<td>crash<\/td>\s*<td>screen<\/td>.*?<td>(\d+)<\/td>/s.exec(page) ?? [];
    const { body } = await visitor.get<readonly { title: string }[]>('/sandbox/operation/alarms');
    return [count, ...body.map(({ title }) => title)];
  };
  const pass = (seconds: number) => visitor.post('/sandbox/clock', { now: NOW + seconds * 1000 });
  await send(3);
  await pass(10);
  await send(9);
  expect(await told()).toEqual(['12', 'A screen crashes']);
  await pass(80);
  expect(await told()).toEqual(['12']);
  await pass(3_605);
  expect(await told()).toEqual(['9']);
  await pass(3_700);
  expect(await told()).toEqual([undefined]);
});
