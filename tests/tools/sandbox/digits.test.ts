import { expect } from 'vitest';
import { order, redeem, withQuote } from './shopping.ts';
import { it } from './visits.ts';

const NUMBERS = { path: '/*', digits: 'numbers' };

it('writes the digits of an order as numbers where the dial says so, and as texts again afterwards', async () => {
  const { visitor, token, quoteId } = await withQuote();
  await visitor.post('/sandbox/faults', NUMBERS);
  const told: { body: { orderNumber: unknown } } = await redeem(visitor, order(quoteId), { token });
  expect(told.body).toMatchObject({ redeemId: quoteId, currency: 'EUR' });
  const { orderNumber } = told.body;
  expect(typeof orderNumber).toBe('number');
  await visitor.fetch('DELETE', '/sandbox/faults');
  const later = await visitor.get<{ orderNumber: string }>(`/api/v2/redeem/${quoteId}`, { token });
  expect(later.body.orderNumber).toBe(String(orderNumber));
});

it('leaves texts as they are whose digits a number would lose', async ({ visitor }) => {
  const places = '/api/v2/acceptance-points/31';
  const { body: asTexts } = await visitor.get<{ postalCode: string }[]>(places);
  await visitor.post('/sandbox/faults', NUMBERS);
  const { body } = await visitor.get<{ postalCode: string }[]>(places);
  const begun = asTexts.map(({ postalCode }) => postalCode).filter((code) => code.startsWith('0'));
  expect(body.map(({ postalCode }) => postalCode)).toEqual(expect.arrayContaining(begun));
});

it('meets other faults too, and writes nothing that is not JSON', async ({ visitor }) => {
  await visitor.post('/sandbox/faults', NUMBERS);
  await visitor.post('/sandbox/faults', { path: '/v2/parameter', code: '4711' });
  const { status, body } = await visitor.get<{ errors: { code: unknown }[] }>('/api/v2/parameter');
  expect([status, body.errors[0]?.code]).toEqual([500, 4711]);
  await visitor.post('/sandbox/faults', { path: '/v2/parameter/*', body: '<p>12</p>' });
  expect(await (await visitor.fetch('GET', '/api/v2/parameter/x')).text()).toBe('<p>12</p>');
});

it('knows no other way to write digits', async ({ visitor }) => {
  const { status } = await visitor.post('/sandbox/faults', { path: '/*', digits: 'words' });
  expect(status).toBe(400);
});
