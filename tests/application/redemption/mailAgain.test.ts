import { expect, it } from 'vitest';
import { RenewRedeemLink } from '#application/redemption/renewRedeemLink.ts';
import { ResendRedeemLink } from '#application/redemption/resendRedeemLink.ts';
import { done } from '#domain/core/result.ts';
import type { Email } from '#domain/customer/email.ts';
import type { VoucherCode } from '#domain/voucher/voucherCode.ts';
import { refusal } from '#tests/data/answers.ts';
import { fakeRedeemLinkApi, fakeResendApi } from '#tests/data/fakeApis.ts';
import { tomorrow } from '#tests/data/moments.ts';
import { aLinkToken } from '#tests/data/redemption.ts';

const email = 'ada@mail.example' as Email;
const noted = done({ nextAllowedAt: tomorrow });

it('requests a new link for an expired one', async () => {
  const api = fakeRedeemLinkApi({ renewals: [noted] });
  expect(await new RenewRedeemLink(api).execute(aLinkToken, email)).toEqual(noted);
  expect(api.renewed).toEqual([{ token: aLinkToken, email }]);
});

it('makes no call with an invalid link', async () => {
  const api = fakeRedeemLinkApi({});
  expect(await new RenewRedeemLink(api).execute('rl-short', email)).toEqual(refusal('link-unknown'));
  expect(api.renewed).toEqual([]);
});

it('requests the mail with the links of a code', async () => {
  const api = fakeResendApi({ answers: [noted] });
  const wish = { code: '7KQM4RXW9' as VoucherCode, email, captcha: 'token-1' };
  expect(await new ResendRedeemLink(api).execute(wish)).toEqual(noted);
  expect(api.wished).toEqual([wish]);
});
