import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseDataFile, readDataFile } from '#conformance/data/dataFile.ts';
import { Missing, Stock } from '#conformance/data/stock.ts';
import { RULES } from '#conformance/rules/rules.ts';
import { aTrial, CONTRACT, ran, standIn } from './stage.ts';

const EXAMPLE = JSON.parse(
  readFileSync(new URL('../../../tools/conformance/data/example.json', import.meta.url), 'utf8'),
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

it.each([
  ['a comma too much', '{"spendable": ["SECRET001",]}'],
  ['words', 'SECRET001'],
  ['an end too soon', '{"spendable": ["SECRET001"'],
  ['nothing', ''],
])('says that a file with %s is not valid JSON, and not what stands there', (_name, text) => {
  expect(() => parseDataFile(text)).toThrow('The data file cannot be used: it is not valid JSON.');
  expect(() => parseDataFile(text)).not.toThrow(/SECRET/);
});

it.each([
  ['that calls set themselves', { 'X-JWT-Token': 'SECRET' }],
  ['that cannot be sent', { 'x-e2e-secret': 'SECRET\n' }],
])('refuses a header %s', (_name, headers) => {
  expect(() => readDataFile({ ...EXAMPLE, headers })).toThrow(/headers/);
  expect(() => readDataFile({ ...EXAMPLE, headers })).not.toThrow(/SECRET/);
});

it('hands out each item once, and says what is missing', () => {
  const stock = new Stock(readDataFile(EXAMPLE));
  expect([stock.take('a', ['x', 'y']), stock.take('a', ['x', 'y'])]).toEqual(['x', 'y']);
  expect(() => stock.take('a', ['x', 'y'])).toThrow(Missing);
  expect(stock.captcha()).not.toBe(stock.captcha());
});

it.each([
  ['listShops', () => Response.json([]), ['pages', 'wall-filters', 'shop-fields']],
  [
    'getVoucherOffers',
    () => Response.json({ currency: 'EUR' }),
    ['order-price', 'amounts-voucher-order', 'one-key-one-order-ordering'],
  ],
  [
    'getGiveaway',
    () => new Response(null, { status: 204 }),
    ['giveaway-own', 'one-key-one-order-takingGiveaway'],
  ],
])('does not count as passed what an empty answer to %s leaves nothing for', async (name, nothing, ids) => {
  const tested = await standIn();
  const backend = (request: Request) => {
    const path = new URL(request.url).pathname.slice('/api'.length);
    const { operationId } = CONTRACT.operationAt(request.method, path);
    return operationId === name ? Promise.resolve(nothing()) : tested.backend(request);
  };
  const trial = await aTrial({ ...tested, backend });
  const tried = RULES.filter(({ id }) => ids.includes(id));
  expect(tried).toHaveLength(ids.length);
  for (const { id, check } of tried)
    await expect(check(trial)[Symbol.asyncIterator]().next(), id).rejects.toThrow(Missing);
});

it('finds a code that is accepted although the data file lists it as refused, wherever it is listed', async () => {
  const { data, ...tested } = await standIn();
  const listed = [data.spendable[0] ?? '', ...(data.refusedCodes['VCRx2'] ?? [])];
  const refusedCodes = { ...data.refusedCodes, VCRx2: listed };
  const outcome = await ran({ ...tested, data: { ...data, refusedCodes } }, { only: 'VCRx2' });
  expect(outcome.codes.get('VCRx2')?.kind).toBe('failed');
});

it('does not count as passed what it has no data for', async () => {
  const { data, refill: _, ...tested } = await standIn({ spendable: 0, chargeable: 0, small: 0 });
  const bare = readDataFile({ site: data.site, captcha: data.captcha, customer: data.customer });
  const outcome = await ran({ ...tested, data: bare }, { walks: { runs: 2, steps: 9 } });
  expect(outcome.findings).toEqual([]);
  expect(outcome.calls.get('createRedemption')).toEqual({
    kind: 'not tried',
    why: 'needs spendable in the data file',
  });
  expect(outcome.codes.get('VCRx51')).toEqual({
    kind: 'not tried',
    why: 'needs refusedCodes.VCRx51 in the data file',
  });
  const untried = [
    'quote-bound',
    'refusal-details-VCRx8',
    'refused-codes-money',
    'walk',
    'token-payload',
    'file',
  ];
  expect(untried.filter((id) => outcome.rules.get(id)?.kind !== 'not tried')).toEqual([]);
  expect(outcome.rules.get('shape')?.kind).toBe('passed');
  expect(outcome.calls.get('listShops')?.kind).toBe('passed');
});
