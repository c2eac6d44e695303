import { expect, it } from 'vitest';
import { RenewRedeemLink } from '#application/redemption/renewRedeemLink.ts';
import { done } from '#domain/core/result.ts';
import type { Email } from '#domain/customer/email.ts';
import { refusal } from '#tests/data/answers.ts';
import { fakeRedeemLinkApi } from '#tests/data/fakeApis.ts';
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
