import { expect, expectTypeOf, it } from 'vitest';
import type { AmazonButton, AmazonPay, AmazonSession } from '#infrastructure/payment/amazonPayGlobal.ts';

/** The parameters of `renderButton` that the vendor's documentation lists, in its order. */
interface Documented {
  merchantId: string;
  publicKeyId: string;
  placement: 'Home' | 'Product' | 'Cart' | 'Checkout' | 'Other';
  ledgerCurrency: 'EUR' | 'GBP' | 'USD' | 'JPY';
  productType: 'PayAndShip' | 'PayOnly' | 'SignIn';
  buttonColor: 'Gold' | 'LightGray' | 'DarkGray';
  checkoutLanguage: 'en_US' | 'en_GB' | 'de_DE' | 'fr_FR' | 'it_IT' | 'es_ES' | 'ja_JP';
  sandbox: boolean;
}

const SANDBOX = {
  merchantId: 'M',
  placement: 'Checkout',
  ledgerCurrency: 'EUR',
  publicKeyId: 'SANDBOX-1',
} as const satisfies AmazonButton;

it('has only parameters that the vendor documents, with the documented values', () => {
  expectTypeOf<keyof AmazonButton>().toEqualTypeOf<keyof Documented>();
  expectTypeOf<AmazonButton['ledgerCurrency']>().toEqualTypeOf<Documented['ledgerCurrency']>();
  expectTypeOf<NonNullable<AmazonButton['checkoutLanguage']>>().toEqualTypeOf<
    Documented['checkoutLanguage']
  >();
  expectTypeOf<AmazonButton['placement']>().toEqualTypeOf<Documented['placement']>();
  expectTypeOf<keyof AmazonSession>().toEqualTypeOf<
    'payloadJSON' | 'signature' | 'publicKeyId' | 'algorithm'
  >();
  expectTypeOf<NonNullable<AmazonSession['algorithm']>>().toEqualTypeOf<'AMZN-PAY-RSASSA-PSS-V2'>();
});

it('compiles no other parameter, currency or environment', () => {
  const rendered: unknown[] = [];
  const pay: AmazonPay = {
    renderButton: (_selector, parameters) => {
      rendered.push(parameters);
      return { onClick: () => undefined, initCheckout: () => undefined };
    },
  };
  // @ts-expect-error -- not documented
  pay.renderButton('#a', { ...SANDBOX, clientId: 'shop' });
  // @ts-expect-error -- the vendor has no such accounts
  pay.renderButton('#a', { ...SANDBOX, ledgerCurrency: 'CHF' });
  // @ts-expect-error -- the script throws for it
  pay.renderButton('#a', { ...SANDBOX, checkoutLanguage: 'nl_NL' });
  // @ts-expect-error -- a key that names its environment needs no other
  pay.renderButton('#a', { ...SANDBOX, sandbox: true });
  expect(rendered).toHaveLength(4);
});
