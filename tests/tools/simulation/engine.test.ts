import { expect, it } from 'vitest';
import { Engine } from '#simulation/platform/Engine.ts';

it('goes on after an immediate that throws, and keeps its fault', async () => {
  const engine = new Engine(0);
  const fault = new Error('The page breaks.');
  const done: string[] = [];
  engine.immediate(() => {
    throw fault;
  });
  engine.immediate(() => done.push('next'));
  await engine.as(null, () => done.push('event'));
  expect(done).toEqual(['event', 'next']);
  expect(engine.failures).toEqual([fault]);
});
