// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { ScriptLoader } from '#infrastructure/scripts/scriptLoader.ts';
import { UnzerCardForm } from '#infrastructure/payment/unzerCardForm.ts';

const open = vi.fn<(address: string) => void>();
const leave = (challenge: string) => {
  open.mockReset();
  return new UnzerCardForm(new ScriptLoader(), open).leave(challenge);
};

it.each([
  'https://unzer.com/3ds',
  'https://payment.unzer.com/v1/redirect/3ds/s-abc?x=1#y',
  'https://sbx-payment.unzer.com/v1/redirect/3ds/s-abc',
  'HTTPS://Payment.Unzer.com:443/a',
])('navigates to %s', (challenge) => {
  expect(leave(challenge)).toBe(true);
  expect(open).toHaveBeenCalledExactlyOnceWith(new URL(challenge).href);
});

it.each([
  '',
  '/sandbox/pay/card',
  'payment.unzer.com/a',
  '//payment.unzer.com/a',
  'http://payment.unzer.com/a',
  'javascript:alert(1)//payment.unzer.com',
  'data:text/html,https://payment.unzer.com',
  'https://payment.example/a',
  'https://unzer.com.evil.example/a',
  'https://evilunzer.com/a',
  'https://payment.unzer.com@evil.example/a',
  'https://evil.example/?https://payment.unzer.com',
  'https://evil.example\\@payment.unzer.com/a',
  'https://evil.example#.unzer.com',
  'https://payment.unzer.com./a',
  'https://payment.unzer.com:8443/a',
  'https://name@payment.unzer.com/a',
  'https://name:word@payment.unzer.com/a',
  'https://:word@payment.unzer.com/a',
  'https://paymеnt.unzer.com.ru/a',
])('does not navigate to %j', (challenge) => {
  expect(leave(challenge)).toBe(false);
  expect(open).not.toHaveBeenCalled();
});
