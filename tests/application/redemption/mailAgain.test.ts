import { expect, it } from 'vitest';
import { RenewRedeemLink } from '#application/redemption/renewRedeemLink.ts';
import { ResendRedeemLink } from '#application/redemption/resendRedeemLink.ts';
import { done } from '#domain/core/result.ts';
import type { Email } from '#domain/customer/email.ts';
import type { VoucherCode } from '#domain/voucher/voucherCode.ts';
import { refusal } from '#tests/data/answers.ts';
import { fakeRedeemLinkDesk, fakeResendDesk } from '#tests/data/fakeDesks.ts';
import { tomorrow } from '#tests/data/moments.ts';
import { aLinkToken } from '#tests/data/redemption.ts';

const email = 'ada@mail.example' as Email;
const noted = done({ nextAllowedAt: tomorrow });

it('asks for a fresh link in place of one that ran out', async () => {
  const desk = fakeRedeemLinkDesk({ renewals: [noted] });
  expect(await new RenewRedeemLink(desk).execute(aLinkToken, email)).toEqual(noted);
  expect(desk.renewed).toEqual([{ token: aLinkToken, email }]);
});

it('asks nobody to renew what cannot be a link', async () => {
  const desk = fakeRedeemLinkDesk({});
  expect(await new RenewRedeemLink(desk).execute('rl-short', email)).toEqual(refusal('link-unknown'));
  expect(desk.renewed).toEqual([]);
});

it('asks for the mail with the links of a code', async () => {
  const desk = fakeResendDesk({ answers: [noted] });
  const wish = { code: '7KQM4RXW9' as VoucherCode, email, captcha: 'token-1' };
  expect(await new ResendRedeemLink(desk).execute(wish)).toEqual(noted);
  expect(desk.wished).toEqual([wish]);
});
