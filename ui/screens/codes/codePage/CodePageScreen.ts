import { makeAutoObservable, observableRef } from 'mobx';
import type { OpenRedeemLink } from '#application/redemption/openRedeemLink.ts';
import type { RevealCode } from '#application/redemption/revealCode.ts';
import type { Instant } from '#domain/core/instant.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { RevealedCode, SealedCode } from '#domain/redemption/redeemLink.ts';
import { type Check, LOOK_EVERY_MS } from '../../../parts/answers/LookAgain.tsx';
import { lookFromTimeToTime } from '../../../parts/answers/lookFromTimeToTime.ts';
import { LatestRequest } from '../../../session/LatestRequest.ts';
import { onPageHide } from '../../../session/onPageHide.ts';

/** State of a redeem link's page. */
export type CodePageState =
  /** `requested`: the user has already asked for the code, so it is revealed as soon as the link is open. */
  | { readonly kind: 'loading'; readonly requested: boolean }
  | { readonly kind: 'failed'; readonly problem: Problem }
  | {
      readonly kind: 'delayed';
      readonly sealed: SealedCode;
      readonly checkedAt: Instant;
      readonly check: Check;
    }
  | { readonly kind: 'posted'; readonly sealed: SealedCode }
  /** `arrived`: the code was delayed and has come while this page was open. `problem`: why revealing failed. */
  | {
      readonly kind: 'sealed';
      readonly sealed: SealedCode;
      readonly problem: Problem | null;
      readonly arrived: boolean;
    }
  | { readonly kind: 'revealing'; readonly sealed: SealedCode }
  | { readonly kind: 'revealed'; readonly sealed: SealedCode; readonly revealed: RevealedCode };

export interface CodePageDeps {
  readonly open: OpenRedeemLink;
  readonly reveal: RevealCode;
  readonly now: () => Instant;
  readonly token: string;
  /** True once if the user has already asked for the code elsewhere; no further click is needed. */
  readonly takeWish: () => boolean;
}

/** View model of a redeem link's page: the code is sealed until the holder's click (product 8.3). */
export class CodePageScreen {
  state: CodePageState = { kind: 'loading', requested: false };
  /** Counts the failures of what the user asked for; each change moves the focus to the reason. */
  refusals = 0;
  readonly #deps: CodePageDeps;
  readonly #latest = new LatestRequest();

  constructor(deps: CodePageDeps) {
    this.#deps = deps;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  /**
   * Opens the link. Then polls once a minute for a delayed code, and seals a revealed code on `pagehide`. Returns the
   * cleanup function.
   */
  start(): () => void {
    void this.look();
    return this.#latest.enter(
      lookFromTimeToTime({
        everyMs: LOOK_EVERY_MS,
        dueAt: () => this.dueAt,
        look: () => void this.check({ requested: false }),
        now: this.#deps.now,
      }),
      onPageHide(this.seal),
    );
  }

  /**
   * Opens the link. The state becomes `sealed`, `delayed`, `posted` or `failed`. The code is revealed only if the user
   * asked for it, here or with the click that opened the page, and then only once. Safe to repeat.
   */
  async look(): Promise<void> {
    const isAgain = this.state.kind === 'failed';
    const { takeWish, open, token } = this.#deps;
    this.become({ kind: 'loading', requested: takeWish() || this.isRequested });
    const isAwaited = this.#latest.begin();
    const answer = await open.execute(token);
    if (!isAwaited()) return;
    // The user may have clicked the early page meanwhile.
    const isRequested = takeWish() || this.isRequested;
    if (!answer.ok) this.fail(answer.fault, isAgain || isRequested);
    else if (isRequested && answer.value.state === 'READY') await this.unseal(answer.value);
    else this.show(answer.value, false);
  }

  /**
   * Asks whether a delayed code has come; `requested`: the user asked, so the result is announced. A problem of the link
   * itself makes the state `failed`; any other leaves the page as it is. Safe to repeat.
   */
  async check({ requested = true } = {}): Promise<void> {
    if (this.state.kind !== 'delayed' || this.state.check === 'checking') return;
    const before = this.state;
    this.become({ ...before, check: 'checking' });
    const isAwaited = this.#latest.begin();
    const answer = await this.#deps.open.execute(this.#deps.token);
    if (!isAwaited()) return;
    if (answer.ok) this.show(answer.value, true, requested ? 'still-delayed' : 'quiet');
    else if (isOfLink(answer.fault)) this.fail(answer.fault, requested);
    else this.become({ ...before, check: requested ? 'failed' : 'quiet' });
  }

  /**
   * Reveals the code; while the link loads, only remembers the wish. On success the state becomes `revealed`; a problem
   * of the link itself makes it `failed`; after any other the code stays sealed and the user can retry. An answer after
   * `pagehide` is dropped.
   */
  async reveal(): Promise<void> {
    if (this.state.kind === 'loading') return this.become({ kind: 'loading', requested: true });
    if (this.state.kind === 'sealed') await this.unseal(this.state.sealed);
  }

  private async unseal(sealed: SealedCode): Promise<void> {
    this.become({ kind: 'revealing', sealed });
    const isAwaited = this.#latest.begin();
    const answer = await this.#deps.reveal.execute(this.#deps.token);
    if (!isAwaited() || !this.isRevealing) return; // sealed again meanwhile
    if (answer.ok) this.become({ kind: 'revealed', sealed, revealed: answer.value });
    else if (isOfLink(answer.fault)) this.fail(answer.fault, true);
    else this.become({ kind: 'sealed', sealed, problem: answer.fault, arrived: false });
  }

  /** False while the page is about to show more. */
  get isSettled(): boolean {
    return this.state.kind !== 'loading' && this.state.kind !== 'revealing';
  }

  /** When the next poll for a delayed code is due; null if nothing is pending. */
  private get dueAt(): Instant | null {
    const { state } = this;
    return state.kind === 'delayed' && state.check !== 'checking' ? state.checkedAt + LOOK_EVERY_MS : null;
  }

  private get isRequested(): boolean {
    return this.state.kind === 'loading' && this.state.requested;
  }

  private get isRevealing(): boolean {
    return this.state.kind === 'revealing';
  }

  private show(sealed: SealedCode, wasWaitedFor: boolean, check: Check = 'quiet'): void {
    switch (sealed.state) {
      case 'DELAYED':
        return this.become({ kind: 'delayed', sealed, checkedAt: this.#deps.now(), check });
      case 'POSTED':
        return this.become({ kind: 'posted', sealed });
      case 'READY':
        return this.become({ kind: 'sealed', sealed, problem: null, arrived: wasWaitedFor });
    }
  }

  private seal(): void {
    if (this.state.kind === 'loading') this.become({ kind: 'loading', requested: false });
    if (this.state.kind === 'revealed' || this.state.kind === 'revealing') {
      this.become({ kind: 'sealed', sealed: this.state.sealed, problem: null, arrived: false });
    }
  }

  private fail(problem: Problem, wasRequested: boolean): void {
    if (wasRequested) this.refusals += 1;
    this.state = { kind: 'failed', problem };
  }

  private become(state: CodePageState): void {
    this.state = state;
  }
}

/** True if the link itself is the problem: its card cannot be opened, so the page offers a new link. */
function isOfLink({ kind }: Problem): boolean {
  return kind.startsWith('link-');
}
