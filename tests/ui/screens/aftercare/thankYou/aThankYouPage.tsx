import { screen } from '@testing-library/react';
import type { Delivery } from '#domain/redemption/delivery.ts';
import type { Receipt } from '#domain/redemption/receipt.ts';
import type { RedeemLinkToken } from '#domain/redemption/redeemLinkToken.ts';
import type { Redemption } from '#domain/redemption/redemption.ts';
import { refusal } from '#tests/data/answers.ts';
import { say } from '#tests/data/english.ts';
import { aLinkToken, aReceipt, aRedemption } from '#tests/data/redemption.ts';
import type { About } from '#tests/data/about.ts';
import { anApp } from '#tests/data/anApp.ts';
import { show } from '#tests/data/show.tsx';
import { aSession } from '#tests/data/voucher.ts';
import { AFTERCARE } from '#ui/screens/aftercare/services.ts';
import { ThankYouPage } from '#ui/shell/ThankYouPage.tsx';

export const EMAIL = 'ada@post.example';
export const SENT: Delivery = { state: 'SENT', kind: 'EMAIL', promisedBy: null };
export const READY: Delivery = { state: 'READY', kind: 'LINK', promisedBy: null };
export const LINK = aLinkToken as RedeemLinkToken;
/** Every lookup of the order fails. */
export const silent: About = { redemptions: { found: [refusal('offline')] } };

/** The page after a redemption with these fields. */
export async function thanks(
  redemption: Partial<Redemption> = {},
  about: About = {},
  receipt: Partial<Receipt> = {},
  { isCodeWished = false } = {},
) {
  const whole = aReceipt({ ...receipt, redemption: aRedemption(redemption) });
  const app = await anApp({ locale: 'en', session: aSession(), receipt: whole, ...about });
  const { spendVoucher } = await app.services.area(AFTERCARE);
  spendVoucher.execute(whole.balance, whole.voucherMark);
  if (isCodeWished) app.kept.write('pendingReveal', app.device.clock.deviceNow());
  // Stores read the path from the window, but the view is rendered by its own router.
  window.history.replaceState(null, '', '/thankyou');
  const place = await show(app.services, <ThankYouPage />, { at: '/thankyou', path: '/thankyou' });
  return { ...app, ...place };
}

/** A text on the page. */
export const text = (key: string, data = {}) => screen.getByText(say(key, data));
