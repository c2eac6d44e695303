import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readDataFile } from '#conformance/data/dataFile.ts';
import { Missing, Stock } from '#conformance/data/stock.ts';
import { profileOf } from '#conformance/profile.ts';
import { run } from '#conformance/run.ts';
import { CONTRACT, standIn } from './stage.ts';

const EXAMPLE = JSON.parse(
  readFileSync(new URL('../../conformance/data/example.json', import.meta.url), 'utf8'),
) as Record<string, unknown>;

it('reads the written example', () => {
  expect(readDataFile(EXAMPLE).spendable).toHaveLength(2);
});

it('needs only the site, a captcha and a customer', () => {
  const { site, captcha, customer } = EXAMPLE;
  expect(readDataFile({ site, captcha, customer }).documents).toEqual({
    open: [],
    withPin: [],
    locked: [],
    expired: [],
  });
});

it('says where a file is wrong, and not what stands there', () => {
  const wrong = {
    ...EXAMPLE,
    spendable: ['SECRET001', 7],
    captcha: { passes: 'SECRET002' },
    spendible: ['SECRET003'],
  };
  expect(() => readDataFile(wrong)).toThrow(/captcha\.passes .*spendable\.1 /);
  expect(() => readDataFile(wrong)).not.toThrow(/SECRET/);
});

it('hands out each item once, and says what is missing', () => {
  const stock = new Stock(readDataFile(EXAMPLE));
  expect([stock.take('a', ['x', 'y']), stock.take('a', ['x', 'y'])]).toEqual(['x', 'y']);
  expect(() => stock.take('a', ['x', 'y'])).toThrow(Missing);
  expect(stock.captcha()).not.toBe(stock.captcha());
});

it('does not count as passed what it has no data for', async () => {
  const { data, ...tested } = await standIn({ spendable: 0, chargeable: 0, small: 0 });
  const bare = readDataFile({ site: data.site, captcha: data.captcha, customer: data.customer });
  const outcome = await run(
    { ...tested, data: bare },
    { contract: CONTRACT, profile: profileOf('full', CONTRACT), seed: 1 },
  );
  expect(outcome.findings).toEqual([]);
  expect(outcome.calls.get('createRedemption')).toEqual({
    kind: 'not tried',
    why: 'needs spendable in the data file',
  });
  expect(outcome.codes.get('VCRx51')).toEqual({
    kind: 'not tried',
    why: 'needs refusedCodes.VCRx51 in the data file',
  });
  expect(outcome.rules.get('quote-bound')?.kind).toBe('not tried');
  expect(outcome.calls.get('listShops')?.kind).toBe('passed');
});
