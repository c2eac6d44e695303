import { expect, it } from 'vitest';
import { Visitor, type Wire } from './visitor.ts';

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
