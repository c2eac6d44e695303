import { describe, expect, it } from 'vitest';
import { neededFor, profileOf } from '#conformance/profile.ts';
import { Visitor, type Wire } from '../tools/sandbox/visitor.ts';
import { CONTRACT, ran, standIn } from '../tools/conformance/stage.ts';

const SMALLEST = profileOf('smallest', CONTRACT);

/** An address of a call, with anything in place of its parameters. */
const addressOf = (template: string): string => `/api${template.replaceAll(/\{\w+\}/g, 'x1')}`;

describe.each(CONTRACT.operations)('$operationId', ({ operationId, method, template }) => {
  const isNeeded = neededFor(CONTRACT, operationId).includes('everything');

  it('is answered by the smallest stand-in only if every backend needs it', async () => {
    const visitor = new Visitor({ profile: 'smallest' });
    const answer = await visitor.fetch(method, addressOf(template), method === 'POST' ? { body: {} } : {});
    const isUnheardOf =
      answer.status === 404 && answer.headers.get('Content-Type')?.includes('html') === true;
    // Its path is that of another call, which asks for something of this name.
    const isTaken = operationId === 'listParameters' ? false : isUnheardOf === isNeeded;
    expect([operationId, isTaken]).toEqual([operationId, false]);
  });
});

it('offers nothing in the configuration, and everything again after a dial or a reset', async () => {
  const visitor = new Visitor({ profile: 'smallest' });
  const read = async () =>
    (await visitor.get<Wire['SiteConfigPatch']>('/api/redeem-site-config/DE')).body.features;
  expect(await read()).toEqual([]);
  await visitor.post('/sandbox/profile', { profile: 'full' });
  expect(await read()).toBeUndefined();
  await visitor.post('/sandbox/reset', {});
  expect(await read()).toEqual([]);
});

it('refuses a profile that it does not have', async () => {
  const answer = await new Visitor().fetch('POST', '/sandbox/profile', { body: { profile: 'tiny' } });
  expect(answer.status).toBe(400);
});

it('has twelve calls that every backend needs, and the kit finds nothing at a stand-in with no others', async () => {
  expect(CONTRACT.operations.filter(({ operationId }) => SMALLEST.sends(operationId))).toHaveLength(12);
  const outcome = await ran(await standIn(), { profile: SMALLEST, walks: { runs: 0, steps: 0 } });
  expect(outcome.findings).toEqual([]);
});
