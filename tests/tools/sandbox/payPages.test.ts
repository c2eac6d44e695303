import { expect, it } from 'vitest';
import { init, payment, toTopUp } from './paying.ts';
import { Visitor } from './visitor.ts';

it('takes the wallet’s payload byte for byte only', async () => {
  const visitor = new Visitor();
  const { token } = await toTopUp(visitor);
  const { body } = await init(visitor, 'amazon-pay', payment('amazon-pay'), token);
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
