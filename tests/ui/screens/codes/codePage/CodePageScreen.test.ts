import { autorun } from 'mobx';
import { expect, it } from 'vitest';
import { OpenRedeemLink } from '#application/redemption/openRedeemLink.ts';
import { RevealCode } from '#application/redemption/revealCode.ts';
import { done } from '#domain/core/result.ts';
import type { RevealedCode } from '#domain/redemption/redeemLink.ts';
import { type Answer, refusal } from '#tests/data/answers.ts';
import { fakeRedeemLinkApi } from '#tests/data/fakeApis.ts';
import { now } from '#tests/data/moments.ts';
import { pending, settled } from '#tests/data/pending.ts';
import { aLinkToken, aRevealedCode, aSealedCode } from '#tests/data/redemption.ts';
import { CodePageScreen } from '#ui/screens/codes/codePage/CodePageScreen.ts';

type Told = Parameters<typeof fakeRedeemLinkApi>[0];

function aPage(told: Told, { api = fakeRedeemLinkApi(told), token = aLinkToken, reveals = false } = {}) {
  const wishes = [reveals];
  const screen = new CodePageScreen({
    open: new OpenRedeemLink(api),
    reveal: new RevealCode(api),
    now: () => now,
    token,
    takeWish: () => wishes.shift() ?? false,
  });
  return { screen, api };
}

const sealed = { kind: 'sealed', sealed: aSealedCode(), problem: null, arrived: false };

it('shows a sealed code after opening the link, without revealing it', async () => {
  const { screen, api } = aPage({ looks: [done(aSealedCode())] });
  await screen.look();
  expect(screen.state).toEqual(sealed);
  expect(api.revealed).toEqual([]);
});

it('shows the code when the holder clicks', async () => {
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

it('reveals the code at once if the press that opened the page asked for it, but only once', async () => {
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

it.each(['DELAYED', 'POSTED'] as const)('reveals nothing at once if the code is %s', async (state) => {
  const { screen, api } = aPage({ looks: [done(aSealedCode({ state }))] }, { reveals: true });
  await screen.look();
  expect(api.revealed).toEqual([]);
});

it('sends one request for ten fast clicks', async () => {
  const { screen, api } = aPage({ looks: [done(aSealedCode())], reveals: [done(aRevealedCode())] });
  await screen.look();
  await Promise.all(Array.from({ length: 10 }, () => screen.reveal()));
  expect(api.revealed).toHaveLength(1);
});

it('reveals nothing before the link is opened', async () => {
  const { screen, api } = aPage({});
  await screen.reveal();
  expect(api.revealed).toEqual([]);
});

it('keeps clicks made while the link is being opened, and sends one request for them', async () => {
  const { screen, api } = aPage({ looks: [done(aSealedCode())], reveals: [done(aRevealedCode())] });
  const looking = screen.look();
  await Promise.all([screen.reveal(), screen.reveal()]);
  expect(screen.state).toEqual({ kind: 'loading', requested: true });
  expect(api.revealed).toEqual([]);
  await looking;
  expect(screen.state.kind).toBe('revealed');
  expect(api.revealed).toEqual([aLinkToken]);
});

it('takes over a click made on the early page meanwhile', async () => {
  const api = fakeRedeemLinkApi({ looks: [done(aSealedCode())], reveals: [done(aRevealedCode())] });
  const asked = [false, true];
  const screen = new CodePageScreen({
    open: new OpenRedeemLink(api),
    reveal: new RevealCode(api),
    now: () => now,
    token: aLinkToken,
    takeWish: () => asked.shift() ?? false,
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
  expect(screen.state).toEqual({ kind: 'loading', requested: false });
  await settled();
  expect(screen.state).toEqual(sealed);
  expect(api.revealed).toEqual([]);
  stop();
});

it('reveals nothing for an early click if the code is delayed', async () => {
  const { screen, api } = aPage({ looks: [done(aSealedCode({ state: 'DELAYED' }))] });
  const looking = screen.look();
  await screen.reveal();
  await looking;
  expect(screen.state.kind).toBe('delayed');
  expect(api.revealed).toEqual([]);
});

it('counts a link that cannot be opened as a refusal if a code was requested', async () => {
  const { screen } = aPage({ looks: [refusal('link-expired')] });
  const looking = screen.look();
  await screen.reveal();
  await looking;
  expect(screen.refusals).toBe(1);
});

it('stays sealed with a problem if the code cannot be revealed, and can be clicked again', async () => {
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

it('fails with a problem if the link cannot be opened, and opens it again on request', async () => {
  const { screen } = aPage({ looks: [refusal('link-expired'), done(aSealedCode())] });
  await screen.look();
  expect(screen.state).toEqual({ kind: 'failed', problem: { kind: 'link-expired' } });
  await screen.look();
  expect(screen.state).toEqual(sealed);
});

it('rejects an address that cannot be a redeem link without a request', async () => {
  const { screen, api } = aPage({}, { token: '../x' });
  await screen.look();
  expect(screen.state).toEqual({ kind: 'failed', problem: { kind: 'link-unknown' } });
  expect(api.looked).toEqual([]);
});

it('seals the code before the browser caches the page for “back”', async () => {
  const { screen } = aPage({ looks: [done(aSealedCode())], reveals: [done(aRevealedCode())] });
  const stop = screen.start();
  await settled();
  await screen.reveal();
  window.dispatchEvent(new Event('pagehide'));
  expect(screen.state).toEqual(sealed);
  stop();
});

it('stays sealed if the code arrives while the page is hidden', async () => {
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

it('ignores answers that arrive after the page was left', async () => {
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

it('does not react to pagehide after it was stopped', async () => {
  const { screen } = aPage({ looks: [done(aSealedCode())], reveals: [done(aRevealedCode())] });
  const stop = screen.start();
  await settled();
  await screen.reveal();
  stop();
  window.dispatchEvent(new Event('pagehide'));
  expect(screen.state.kind).toBe('revealed');
});

it('reports an expired link if it expires before the click', async () => {
  const { screen } = aPage({ looks: [done(aSealedCode())], reveals: [refusal('link-expired')] });
  await screen.look();
  await screen.reveal();
  expect(screen.state).toMatchObject({ kind: 'failed', problem: { kind: 'link-expired' } });
});

it('shows the answer to the last click if the code was sealed between two clicks', async () => {
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
