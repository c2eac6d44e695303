import { expect, it } from 'vitest';
import { balanceOf, decide, finalize, init, payment, sendToWallet, stateOf, toTopUp } from './paying.ts';
import type { Provider } from './paying.ts';
import { NOW, Visitor } from './visitor.ts';

const later = (visitor: Visitor, seconds: number) =>
  visitor.post('/sandbox/clock', { now: NOW + seconds * 1000 });

const pageAt = async (visitor: Visitor, path: string) => {
  const answer = await visitor.fetch('GET', path);
  return { status: answer.status, text: await answer.text() };
};

/** A payment that waits on the provider's page; `id` is what finalize names it by. */
async function begun(provider: Provider) {
  const visitor = new Visitor();
  const { voucher, token } = await toTopUp(visitor);
  const sent = payment(provider);
  const { body } = await init(visitor, provider, sent, { token });
  const page = provider === 'unzer' ? (body.redirectUrl ?? '') : await sendToWallet(visitor, body);
  const id = /[^=]*$/.exec(page)?.[0] ?? '';
  const path = page.replace('http://de.localhost:3000', '');
  const { reference, returnUrl } = sent;
  const { serialNumber } = voucher;
  return { visitor, token, serialNumber, reference, returnUrl, body, id, path, provider };
}

it('shows who is to be paid how much, and every decision as a button', async () => {
  const { visitor, path, reference } = await begun('amazon-pay');
  const { status, text } = await pageAt(visitor, path);
  expect(status).toBe(200);
  for (const shown of ['EUR 25.00', 'de.localhost:3000', reference, 'stand-in'])
    expect(text).toContain(shown);
  const values = [...text.matchAll(/<button name="decision" value="([\w-]+)"/g)].map(([, value]) => value);
  expect(values).toEqual(['approve', 'approve-late', 'approve-unheard', 'decline', 'decline-late', 'cancel']);
  expect(text).not.toMatch(/<style|\sstyle=|\son\w+=|<script/);
});

it('takes the wallet’s payload byte for byte only', async () => {
  const { visitor, body } = await begun('amazon-pay');
  const rewritten = JSON.stringify(JSON.parse(body.payload));
  expect(rewritten).not.toBe(body.payload);
  for (const changed of [
    { payload: rewritten },
    { payload: body.payload.replace('25.00', '15.00') },
    { payload: `${body.payload} ` },
    { payload: '' },
    { buttonSignature: '' },
    { buttonSignature: 'no base64!' },
    { buttonSignature: btoa('another signature') },
  ]) {
    const answer = await visitor.form('/sandbox/pay/wallet', formOf({ ...body, ...changed }));
    expect([answer.status, await answer.text()], JSON.stringify(changed)).toEqual([
      400,
      expect.stringContaining('The signature does not fit') as string,
    ]);
  }
  expect((await visitor.form('/sandbox/pay/wallet', formOf(body))).status).toBe(303);
});

function formOf({ payload, buttonSignature }: { payload: string; buttonSignature: string }) {
  return { payloadJSON: payload, signature: buttonSignature };
}

it('does not know a payload that another sandbox signed', async () => {
  const { body } = await begun('amazon-pay');
  expect((await new Visitor().form('/sandbox/pay/wallet', formOf(body))).status).toBe(400);
});

it('opens one session for a payload, however often the button is pressed', async () => {
  const { visitor, body, path } = await begun('amazon-pay');
  expect(await sendToWallet(visitor, body)).toBe(path);
});

it.each([
  ['amazon-pay', 'approve', 'received'],
  ['amazon-pay', 'decline', 'failed'],
  ['unzer', 'approve', 'received'],
  ['unzer', 'decline', 'failed'],
] as const)('%s: leads back after "%s", and finalize says %s', async (provider, decision, state) => {
  const { visitor, token, serialNumber, returnUrl, id } = await begun(provider);
  const back = await decide(visitor, id, decision);
  expect(back).toBe(provider === 'unzer' ? returnUrl : `${returnUrl}&amazonCheckoutSessionId=${id}`);
  expect((await finalize(visitor, provider, id, { token })).body.state).toBe(state);
  expect(await balanceOf(visitor, serialNumber)).toBe(state === 'received' ? 6500 : 4000);
});

it.each(['amazon-pay', 'unzer'] as const)(
  '%s: leads back from a cancellation without an id',
  async (provider) => {
    const { visitor, returnUrl, id, reference } = await begun(provider);
    expect(await decide(visitor, id, 'cancel')).toBe(returnUrl);
    expect(await stateOf(visitor, reference)).toEqual({ state: 'cancelled', reason: 'cancelled' });
  },
);

it('answers late where the provider goes on checking, for so long as was asked for', async () => {
  const { visitor, token, id, reference } = await begun('unzer');
  await decide(visitor, id, 'approve-late', '20');
  const { body } = await finalize(visitor, 'unzer', id, { token });
  expect(body).toEqual({ state: 'processing', reason: 'checking' });
  await later(visitor, 19);
  expect((await stateOf(visitor, reference)).state).toBe('processing');
  await later(visitor, 20);
  expect((await stateOf(visitor, reference)).state).toBe('received');
});

it('says no late', async () => {
  const { visitor, token, serialNumber, id, reference } = await begun('amazon-pay');
  await decide(visitor, id, 'decline-late');
  expect((await finalize(visitor, 'amazon-pay', id, { token })).body.state).toBe('processing');
  await later(visitor, 8);
  expect(await stateOf(visitor, reference)).toEqual({ state: 'failed', reason: 'declined' });
  expect(await balanceOf(visitor, serialNumber)).toBe(4000);
});

it('loses the answer of the next finalize, which is obeyed', async () => {
  const { visitor, token, serialNumber, id, reference } = await begun('unzer');
  await decide(visitor, id, 'approve-unheard');
  await expect(finalize(visitor, 'unzer', id, { token })).rejects.toThrow();
  expect((await stateOf(visitor, reference)).state).toBe('received');
  expect((await finalize(visitor, 'unzer', id, { token })).body.state).toBe('received');
  expect(await balanceOf(visitor, serialNumber)).toBe(6500);
});

it('is decided once: a second decision shows how it stands, with the way back', async () => {
  const { visitor, id, path, reference, returnUrl } = await begun('amazon-pay');
  await decide(visitor, id, 'cancel');
  expect(await decide(visitor, id, 'approve')).toBe(path);
  const { text } = await pageAt(visitor, path);
  expect(text).toContain('cancelled (cancelled)');
  expect(text).toContain(`href="${returnUrl}"`);
  expect(text).not.toContain('name="decision"');
  expect((await stateOf(visitor, reference)).state).toBe('cancelled');
});

it('cannot be decided once a newer payment has taken its place', async () => {
  const { visitor, token, id, path, body, reference } = await begun('amazon-pay');
  await init(visitor, 'unzer', payment('unzer'), { token });
  expect(await sendToWallet(visitor, body)).toBe(path);
  await decide(visitor, id, 'approve');
  expect(await stateOf(visitor, reference)).toEqual({ state: 'cancelled', reason: 'cancelled' });
});

it.each(['/sandbox/pay/wallet', '/sandbox/pay/wallet?session=none', '/sandbox/pay/card?charge=none'])(
  'says that there is no such payment at %s',
  async (path) => {
    const { status, text } = await pageAt(new Visitor(), path);
    expect([status, text]).toEqual([404, expect.stringContaining('no such payment') as string]);
  },
);

it('shows a payment on the page of its own provider only', async () => {
  const { visitor, id } = await begun('unzer');
  expect((await pageAt(visitor, `/sandbox/pay/wallet?session=${id}`)).status).toBe(404);
});

it('makes nothing of a decision that it does not offer', async () => {
  const { visitor, id, reference } = await begun('unzer');
  expect((await visitor.form('/sandbox/pay/decide', { id, decision: 'double' })).status).toBe(404);
  expect((await stateOf(visitor, reference)).reason).toBe('awaiting-holder');
});

it('lists payments and the ledger, and leads from the sandbox’s page to what waits', async () => {
  const { visitor, token, serialNumber, id, path, reference } = await begun('unzer');
  const listed = async () => (await visitor.get<object[]>('/sandbox/payments')).body;
  expect(await listed()).toMatchObject([
    { reference, provider: 'unzer', serialNumber, state: 'processing', page: path },
  ]);
  expect((await pageAt(visitor, '/sandbox')).text).toContain(`href="${path}"`);
  await decide(visitor, id, 'approve');
  const { body } = await finalize(visitor, 'unzer', id, { token });
  const { orderNumber } = body;
  expect(await listed()).toMatchObject([{ reference, state: 'received', orderNumber }]);
  const line = { orderNumber, reference, serialNumber, currency: 'EUR', amountInCent: 2500 };
  expect((await visitor.get<object[]>('/sandbox/ledger')).body).toMatchObject([
    { kind: 'payment', ...line },
    { kind: 'charge', ...line },
  ]);
  expect((await pageAt(visitor, '/sandbox')).text).not.toContain(`href="${path}"`);
});
