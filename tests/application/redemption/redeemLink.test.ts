import { expect, it } from 'vitest';
import { OpenRedeemLink } from '#application/redemption/openRedeemLink.ts';
import { RevealCode } from '#application/redemption/revealCode.ts';
import { done } from '#domain/core/result.ts';
import { refusal } from '#tests/data/answers.ts';
import { fakeRedeemLinkDesk } from '#tests/data/fakeDesks.ts';
import { HOSTILE_TEXTS } from '#tests/data/hostile.ts';
import { aLinkToken, aRevealedCode, aSealedCode } from '#tests/data/redemption.ts';

it('looks at what a link holds and reveals nothing', async () => {
  const desk = fakeRedeemLinkDesk({ looks: [done(aSealedCode())] });

  expect(await new OpenRedeemLink(desk).execute(aLinkToken)).toEqual(done(aSealedCode()));
  expect(desk.looked).toEqual([aLinkToken]);
  expect(desk.revealed).toEqual([]);
});

it('reveals the code when it is asked to', async () => {
  const desk = fakeRedeemLinkDesk({ reveals: [done(aRevealedCode())] });

  expect(await new RevealCode(desk).execute(aLinkToken)).toEqual(done(aRevealedCode()));
  expect(desk.revealed).toEqual([aLinkToken]);
});

it('shows a link whose partner has not delivered yet', async () => {
  const delayed = done(aSealedCode({ state: 'DELAYED' }));
  expect(await new OpenRedeemLink(fakeRedeemLinkDesk({ looks: [delayed] })).execute(aLinkToken)).toEqual(
    delayed,
  );
});

it('says why a link cannot be opened or revealed', async () => {
  const expired = refusal('link-expired', { code: 'RDMx2' });
  const delayed = refusal('code-delayed', { code: 'RDMx4' });
  const desk = fakeRedeemLinkDesk({ looks: [expired], reveals: [delayed] });

  expect(await new OpenRedeemLink(desk).execute(aLinkToken)).toEqual(expired);
  expect(await new RevealCode(desk).execute(aLinkToken)).toEqual(delayed);
});

it.each([...HOSTILE_TEXTS, 'rl-short', `${aLinkToken}/..`])('refuses %j without a call', async (text) => {
  const desk = fakeRedeemLinkDesk({});

  expect(await new OpenRedeemLink(desk).execute(text)).toEqual(refusal('link-unknown'));
  expect(await new RevealCode(desk).execute(text)).toEqual(refusal('link-unknown'));
  expect([...desk.looked, ...desk.revealed]).toEqual([]);
});
