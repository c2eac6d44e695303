import { expect, it } from 'vitest';
import { OpenRedeemLink } from '#application/redemption/openRedeemLink.ts';
import { RevealCode } from '#application/redemption/revealCode.ts';
import { done } from '#domain/core/result.ts';
import { refusal } from '#tests/data/answers.ts';
import { fakeRedeemLinkApi } from '#tests/data/fakeApis.ts';
import { HOSTILE_TEXTS } from '#tests/data/hostile.ts';
import { aLinkToken, aRevealedCode, aSealedCode } from '#tests/data/redemption.ts';

it('opens a link without revealing its code', async () => {
  const api = fakeRedeemLinkApi({ looks: [done(aSealedCode())] });

  expect(await new OpenRedeemLink(api).execute(aLinkToken)).toEqual(done(aSealedCode()));
  expect(api.looked).toEqual([aLinkToken]);
  expect(api.revealed).toEqual([]);
});

it('reveals the code on request', async () => {
  const api = fakeRedeemLinkApi({ reveals: [done(aRevealedCode())] });

  expect(await new RevealCode(api).execute(aLinkToken)).toEqual(done(aRevealedCode()));
  expect(api.revealed).toEqual([aLinkToken]);
});

it('shows a link whose partner has not delivered yet', async () => {
  const delayed = done(aSealedCode({ state: 'DELAYED' }));
  expect(await new OpenRedeemLink(fakeRedeemLinkApi({ looks: [delayed] })).execute(aLinkToken)).toEqual(
    delayed,
  );
});

it('passes on the reason why a link cannot be opened or revealed', async () => {
  const expired = refusal('link-expired', { code: 'RDMx2' });
  const delayed = refusal('code-delayed', { code: 'RDMx4' });
  const api = fakeRedeemLinkApi({ looks: [expired], reveals: [delayed] });

  expect(await new OpenRedeemLink(api).execute(aLinkToken)).toEqual(expired);
  expect(await new RevealCode(api).execute(aLinkToken)).toEqual(delayed);
});

it.each([...HOSTILE_TEXTS, 'rl-short', `${aLinkToken}/..`])('rejects %j without a call', async (text) => {
  const api = fakeRedeemLinkApi({});

  expect(await new OpenRedeemLink(api).execute(text)).toEqual(refusal('link-unknown'));
  expect(await new RevealCode(api).execute(text)).toEqual(refusal('link-unknown'));
  expect([...api.looked, ...api.revealed]).toEqual([]);
});
