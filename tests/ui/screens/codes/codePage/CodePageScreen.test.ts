import { autorun } from 'mobx';
import { expect, it } from 'vitest';
import { AskForCode } from '#application/redemption/askForCode.ts';
import { OpenRedeemLink } from '#application/redemption/openRedeemLink.ts';
import { RevealCode } from '#application/redemption/revealCode.ts';
import { done } from '#domain/core/result.ts';
import type { RevealedCode } from '#domain/redemption/redeemLink.ts';
import { type Answer, refusal } from '#tests/data/answers.ts';
import { fakeRedeemLinkApi } from '#tests/data/fakeApis.ts';
import { fakeKept } from '#tests/data/fakeKept.ts';
import { now } from '#tests/data/moments.ts';
import { pending, settled } from '#tests/data/pending.ts';
import { aLinkToken, aRevealedCode, aSealedCode } from '#tests/data/redemption.ts';
import { CodePageScreen } from '#ui/screens/codes/codePage/CodePageScreen.ts';

type Told = Parameters<typeof fakeRedeemLinkApi>[0];

function aPage(told: Told, { api = fakeRedeemLinkApi(told), token = aLinkToken, reveals = false } = {}) {
  const screen = new CodePageScreen({
    open: new OpenRedeemLink(api),
    reveal: new RevealCode(api),
    clock: { now: () => now },
    token,
    wish: new AskForCode(fakeKept(reveals ? { pendingReveal: now } : {}), () => now),
  });
  return { screen, api };
}

const sealed = { kind: 'sealed', sealed: aSealedCode(), problem: null, arrived: false };

it('is sealed when it has been opened: looking reveals nothing', async () => {
  const { screen, api } = aPage({ looks: [done(aSealedCode())] });
  await screen.look();
  expect(screen.state).toEqual(sealed);
  expect(api.revealed).toEqual([]);
});

it('shows the code on the holder’s click', async () => {
  const { screen, api } = aPage({ looks: [done(aSealedCode())], reveals: [done(aRevealedCode())] });
  await screen.look();
  await screen.reveal();
  expect(screen.state).toEqual({
    kind: 'revealed',
    sealed: aSealedCode(),
    revealed: aRevealedCode(),
  });
  expect(api.revealed).toEqual([aLinkToken]);
});

it('shows the code at once where the press that opened the page asked for it, but not a second time', async () => {
  const { screen, api } = aPage(
    { looks: [done(aSealedCode()), done(aSealedCode())], reveals: [done(aRevealedCode())] },
    { reveals: true },
  );
  await screen.look();
  expect(screen.state.kind).toBe('revealed');
  await screen.look();
  expect(screen.state).toEqual(sealed);
  expect(api.revealed).toEqual([aLinkToken]);
});

it.each(['DELAYED', 'POSTED'] as const)('has nothing to show at once of a code that is %s', async (state) => {
  const { screen, api } = aPage({ looks: [done(aSealedCode({ state }))] }, { reveals: true });
  await screen.look();
  expect(api.revealed).toEqual([]);
});

it('makes one call of ten fast clicks', async () => {
  const { screen, api } = aPage({ looks: [done(aSealedCode())], reveals: [done(aRevealedCode())] });
  await screen.look();
  await Promise.all(Array.from({ length: 10 }, () => screen.reveal()));
  expect(api.revealed).toHaveLength(1);
});

it('reveals nothing that has not been looked at', async () => {
  const { screen, api } = aPage({});
  await screen.reveal();
  expect(api.revealed).toEqual([]);
});

it('keeps clicks that come while the link is being opened, and makes one call of them', async () => {
  const { screen, api } = aPage({ looks: [done(aSealedCode())], reveals: [done(aRevealedCode())] });
  const looking = screen.look();
  await Promise.all([screen.reveal(), screen.reveal()]);
  expect(screen.state).toEqual({ kind: 'loading', wished: true });
  expect(api.revealed).toEqual([]);
  await looking;
  expect(screen.state.kind).toBe('revealed');
  expect(api.revealed).toEqual([aLinkToken]);
});

it('hears of a click that the early page was given meanwhile', async () => {
  const api = fakeRedeemLinkApi({ looks: [done(aSealedCode())], reveals: [done(aRevealedCode())] });
  const asked = [false, true];
  const screen = new CodePageScreen({
    open: new OpenRedeemLink(api),
    reveal: new RevealCode(api),
    clock: { now: () => now },
    token: aLinkToken,
    wish: { take: () => asked.shift() ?? false },
  });
  const states = new Set<string>();
  autorun(() => states.add(`${screen.state.kind} ${screen.isSettled}`));
  await screen.look();
  expect([...states]).toEqual(['loading false', 'revealing false', 'revealed true']);
});

it('forgets a click when the page is left before the link is open', async () => {
  const { screen, api } = aPage({ looks: [done(aSealedCode())] });
  const stop = screen.start();
  await screen.reveal();
  window.dispatchEvent(new Event('pagehide'));
  expect(screen.state).toEqual({ kind: 'loading', wished: false });
  await settled();
  expect(screen.state).toEqual(sealed);
  expect(api.revealed).toEqual([]);
  stop();
});

it('has nothing to carry out of an early click where the code is delayed', async () => {
  const { screen, api } = aPage({ looks: [done(aSealedCode({ state: 'DELAYED' }))] });
  const looking = screen.look();
  await screen.reveal();
  await looking;
  expect(screen.state.kind).toBe('delayed');
  expect(api.revealed).toEqual([]);
});

it('counts a link that cannot be opened as a refusal where the code was asked for', async () => {
  const { screen } = aPage({ looks: [refusal('link-expired')] });
  const looking = screen.look();
  await screen.reveal();
  await looking;
  expect(screen.refusals).toBe(1);
});

it('stays sealed where the code cannot be shown, says why, and can be clicked again', async () => {
  const { screen } = aPage({
    looks: [done(aSealedCode())],
    reveals: [refusal('code-delayed'), done(aRevealedCode())],
  });
  await screen.look();
  await screen.reveal();
  expect(screen.state).toEqual({ ...sealed, problem: { kind: 'code-delayed' } });
  await screen.reveal();
  expect(screen.state.kind).toBe('revealed');
});

it('says why a link cannot be opened, and looks again when it is told to', async () => {
  const { screen } = aPage({ looks: [refusal('link-expired'), done(aSealedCode())] });
  await screen.look();
  expect(screen.state).toEqual({ kind: 'failed', problem: { kind: 'link-expired' } });
  await screen.look();
  expect(screen.state).toEqual(sealed);
});

it('knows without a call that an address cannot be a link', async () => {
  const { screen, api } = aPage({}, { token: '../x' });
  await screen.look();
  expect(screen.state).toEqual({ kind: 'failed', problem: { kind: 'link-unknown' } });
  expect(api.looked).toEqual([]);
});

it('is sealed again before the browser keeps the page for “back”', async () => {
  const { screen } = aPage({ looks: [done(aSealedCode())], reveals: [done(aRevealedCode())] });
  const stop = screen.start();
  await settled();
  await screen.reveal();
  window.dispatchEvent(new Event('pagehide'));
  expect(screen.state).toEqual(sealed);
  stop();
});

it('does not come back with a code that arrives while the page is hidden', async () => {
  const answer = pending<Answer<RevealedCode>>();
  const api = { ...fakeRedeemLinkApi({ looks: [done(aSealedCode())] }), reveal: () => answer.promise };
  const { screen } = aPage({}, { api });
  const stop = screen.start();
  await settled();
  const revealing = screen.reveal();
  window.dispatchEvent(new Event('pagehide'));
  answer.answer(done(aRevealedCode()));
  await revealing;
  expect(screen.state).toEqual(sealed);
  stop();
});

it('ignores answers that come after the page was left', async () => {
  const answer = pending<Answer<RevealedCode>>();
  const api = { ...fakeRedeemLinkApi({ looks: [done(aSealedCode())] }), reveal: () => answer.promise };
  const { screen } = aPage({}, { api });
  const stop = screen.start();
  await settled();
  const revealing = screen.reveal();
  stop();
  answer.answer(done(aRevealedCode()));
  await revealing;
  expect(JSON.stringify(screen.state)).not.toContain('SHOP-CODE-1');
});

it('leaves the page alone after it has ended', async () => {
  const { screen } = aPage({ looks: [done(aSealedCode())], reveals: [done(aRevealedCode())] });
  const stop = screen.start();
  await settled();
  await screen.reveal();
  stop();
  window.dispatchEvent(new Event('pagehide'));
  expect(screen.state.kind).toBe('revealed');
});

it('offers a new link where this one has run out by the time of the click', async () => {
  const { screen } = aPage({ looks: [done(aSealedCode())], reveals: [refusal('link-expired')] });
  await screen.look();
  await screen.reveal();
  expect(screen.state).toMatchObject({ kind: 'failed', problem: { kind: 'link-expired' } });
});

it('shows what the last click asked for, where it was sealed between two', async () => {
  const first = pending<Answer<RevealedCode>>();
  const second = pending<Answer<RevealedCode>>();
  const answers = [first, second];
  const api = fakeRedeemLinkApi({ looks: [done(aSealedCode())] });
  api.reveal = async () => answers.shift()?.promise ?? refusal('unknown');
  const { screen } = aPage({}, { api });
  const stop = screen.start();
  await settled();
  const before = screen.reveal();
  window.dispatchEvent(new Event('pagehide'));
  const after = screen.reveal();
  first.answer(refusal('offline'));
  await before;
  expect(screen.state.kind).toBe('revealing');
  second.answer(done(aRevealedCode()));
  await after;
  expect(screen.state.kind).toBe('revealed');
  stop();
});
