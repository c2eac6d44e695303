import { expect, it } from 'vitest';
import { codeOf, Visitor } from './visitor.ts';
import type { Wire } from './visitor.ts';

const PATH = '/api/v2/activation';

async function withOrder(name: string) {
  const visitor = new Visitor();
  const { body } = await visitor.get<Record<string, string>>('/sandbox/links');
  const link = body[name]?.replace('/activate/', '');
  return {
    visitor,
    look: async () => (await visitor.get<Wire['Activation']>(PATH, { link })).body,
    activate: (serialNumbers: readonly string[]) =>
      visitor.post<Wire['ActivationResults'] & Wire['Problem']>(PATH, { serialNumbers }, { link }),
  };
}

const waiting = ({ vouchers }: Wire['Activation']) =>
  vouchers.filter(({ state }) => state === 'INACTIVE').map(({ serialNumber }) => serialNumber);

it('shows the vouchers of an order, and activates none by showing them', async () => {
  const { look } = await withOrder('activation');
  expect((await look()).vouchers.map(({ state }) => state)).toEqual([
    'INACTIVE',
    'INACTIVE',
    'ACTIVATED',
    'INACTIVE',
    'BLOCKED',
  ]);
  expect(await look()).toEqual(await look());
});

it('has an outcome for each, and one that failed works the second time', async () => {
  const { activate, look } = await withOrder('activation');
  const numbers = waiting(await look());
  const first = await activate(numbers);
  expect(first.body.results.map(({ outcome }) => outcome)).toEqual(['ACTIVATED', 'FAILED', 'ACTIVATED']);
  const failed = waiting(await look());
  expect(failed).toEqual([numbers[1]]);
  const second = await activate(failed);
  expect(second.body.results[0]?.outcome).toBe('ACTIVATED');
  expect(waiting(await look())).toEqual([]);
});

it('makes a code work whose giver was reminded before', async () => {
  const { activate, look, visitor } = await withOrder('activationSingle');
  const [serialNumber = ''] = waiting(await look());
  const { body } = await visitor.get<{ code: string; serialNumber: string }[]>('/sandbox/vouchers');
  const code = body.find((one) => one.serialNumber === serialNumber)?.code ?? '';
  expect(codeOf(await visitor.enter(code))).toBe('VCRx8');
  await activate([serialNumber]);
  expect((await visitor.enter(code)).status).toBe(200);
});

it('answers a voucher that is activated as activated, and a blocked one as blocked', async () => {
  const { activate, look } = await withOrder('activation');
  const { vouchers } = await look();
  const [active, blocked] = [vouchers[2]?.serialNumber ?? '', vouchers[4]?.serialNumber ?? ''];
  expect((await activate([active, blocked])).body.results).toEqual([
    { serialNumber: active, outcome: 'ACTIVATED', activatedAt: vouchers[2]?.activatedAt },
    { serialNumber: blocked, outcome: 'BLOCKED' },
  ]);
});

it('activates no voucher of another order', async () => {
  const { activate, visitor } = await withOrder('activationSingle');
  const { serialNumber } = await visitor.voucher('spendable');
  expect((await activate([serialNumber])).status).toBe(422);
  expect((await activate([])).status).toBe(422);
});

it('knows no order by an altered hash, nor without one', async () => {
  const visitor = new Visitor();
  for (const link of ['post/482910401/a-altered000000000000000000000000', undefined]) {
    expect((await visitor.get(PATH, { link })).status).toBe(404);
  }
});

it('says that a company bought', async () => {
  const { look } = await withOrder('activationCompany');
  expect((await look()).buyer).toBe('COMPANY');
});
