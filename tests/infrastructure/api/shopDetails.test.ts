import { expect, it } from 'vitest';
import { UNREADABLE } from '#domain/core/unreadable.ts';
import { HttpShopApi } from '#infrastructure/api/shopApi.ts';
import { refusal } from '#tests/data/answers.ts';
import { aBackend, anApi, answering, json, problem, seen } from './backend.ts';
import { contract } from './contractBodies.ts';

const backend = aBackend();

async function details(answer: unknown) {
  backend.use(answering('get', '/v2/shop/s7', () => json(answer)));
  const shop = await new HttpShopApi(anApi()).details('s7', null);
  return shop.ok ? shop.value : shop.fault;
}

it('decodes entities in the name of a shop', async () => {
  expect(await details({ name: 'H&amp;M', voucherValues: [] })).toMatchObject({ name: 'H&M' });
});

it('parses the page of a shop', async () => {
  expect(
    await details({
      id: 7,
      name: 'Bücherwurm',
      logo: '/shops/s7.svg',
      description: 'Alles zum Lesen.',
      redeemWarnings: [{ text: '<p>Nur online.</p>' }, { html: 'x' }],
      isNewShopCustomerInquiry: true,
      codeTypes: [
        { kind: 'code' },
        { kind: 'barcode', symbology: 'code128' },
        { kind: 'code' },
        { kind: 'smoke' },
      ],
      link: 'https://www.buecherwurm.example',
      voucherValues: [{ valueInCent: 2500 }, { valueInCent: 1000 }],
      type: 'other',
    }),
  ).toEqual({
    id: 's7',
    name: 'Bücherwurm',
    logo: '/shops/s7.svg',
    description: 'Alles zum Lesen.',
    redeemWarnings: ['<p>Nur online.</p>', UNREADABLE],
    isNewShopCustomerInquiry: true,
    codeKinds: ['code', 'barcode'],
    link: 'https://www.buecherwurm.example',
    voucherValuesInCent: [1000, 2500],
    isPhysical: false,
  });
});

it.each([
  ['none that it does not send', undefined, []],
  ['none that it sends as null', null, []],
  ['an unreadable one instead of a text', 'Nur online.', [UNREADABLE]],
  ['an unreadable one instead of an object', { text: 'Nur online.' }, [UNREADABLE]],
  ['an unreadable one without its text', [{ text: null }], [UNREADABLE]],
])('has of the warnings of a shop %s', async (_, redeemWarnings, expected) => {
  expect(await details({ name: 'Bücherwurm', voucherValues: [], redeemWarnings })).toMatchObject({
    redeemWarnings: expected,
  });
});

it('requests the fields that the contract lists', async () => {
  backend.use(answering('get', '/v2/shop/s7', () => json({ name: 'x' })));
  await new HttpShopApi(anApi()).details('s7', null);
  const parameters = contract.operation('getShop').declared['parameters'] as {
    name?: string;
    schema?: { examples?: string[] };
  }[];
  const [named] = parameters.find(({ name }) => name === 'fields')?.schema?.examples ?? [];
  expect(new URL(seen[0]?.url ?? '').searchParams.get('fields')).toBe(named);
});

it.each([
  [null, null],
  [2500, '2500'],
])('sends the value %s only if it is known', async (valueInCent, sent) => {
  backend.use(answering('get', '/v2/shop/s7', () => json({ name: 'x' })));
  await new HttpShopApi(anApi()).details('s7', valueInCent);
  expect(new URL(seen[0]?.url ?? '').searchParams.get('voucherValue')).toBe(sent);
});

it.each([null, undefined, '2500', 2500, {}, { valueInCent: 2500 }])(
  'rejects a shop with the values %j, instead of treating it as one without values',
  async (voucherValues) => {
    expect(await details({ name: 'Bücherwurm', voucherValues })).toEqual({ kind: 'unreadable-answer' });
  },
);

it('accepts a shop without values', async () => {
  expect(await details({ name: 'Bücherwurm', voucherValues: [] })).toMatchObject({ voucherValuesInCent: [] });
});

it('distinguishes a deleted shop from an unreadable one', async () => {
  backend.use(answering('get', '/v2/shop/s7', () => problem(404, ['SHPx1'])));
  const gone = await new HttpShopApi(anApi()).details('s7', null);
  expect(gone).toEqual(refusal('shop-gone', { code: 'SHPx1' }));
  expect(await details({})).toEqual({ kind: 'unreadable-answer' });
});
