import { makeAutoObservable, observableRef } from 'mobx';
import type { Clock } from '#application/ports/clock.ts';
import type { OpenRedeemLink } from '#application/redemption/openRedeemLink.ts';
import type { RevealCode } from '#application/redemption/revealCode.ts';
import type { Instant } from '#domain/core/instant.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { RevealedCode, SealedCode } from '#domain/redemption/redeemLink.ts';
import { type Check, LOOK_EVERY_MS } from '../../../parts/answers/LookAgain.tsx';
import { lookFromTimeToTime } from '../../../parts/answers/lookFromTimeToTime.ts';
import { Latest } from '../../../session/Latest.ts';

export type CodePageState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly problem: Problem }
  | {
      readonly kind: 'delayed';
      readonly sealed: SealedCode;
      readonly checkedAt: Instant;
      readonly check: Check;
    }
  | { readonly kind: 'posted'; readonly sealed: SealedCode }
  /** `arrived`: it was waited for here. */
  | {
      readonly kind: 'sealed';
      readonly sealed: SealedCode;
      readonly problem: Problem | null;
      readonly arrived: boolean;
    }
  | { readonly kind: 'revealing'; readonly sealed: SealedCode }
  | { readonly kind: 'revealed'; readonly sealed: SealedCode; readonly revealed: RevealedCode };

export interface MerchantCodeParts {
  readonly open: OpenRedeemLink;
  readonly reveal: RevealCode;
  readonly clock: Clock;
  readonly token: string;
}

/** The page of a redeem link: sealed until the holder's click (specification 4). */
export class CodePageScreen {
  state: CodePageState = { kind: 'loading' };
  /** How often looking failed after it was asked for; each time the focus goes to the reason. */
  refusals = 0;
  readonly #parts: MerchantCodeParts;
  readonly #latest = new Latest();

  constructor(parts: MerchantCodeParts) {
    this.#parts = parts;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  start(): () => void {
    const leave = this.#latest.enter();
    void this.look();
    const stopLooking = lookFromTimeToTime({
      everyMs: LOOK_EVERY_MS,
      dueAt: () => this.dueAt,
      look: () => void this.check({ wished: false }),
      now: () => this.#parts.clock.now(),
    });
    // A page that the browser keeps for "back" is sealed again.
    window.addEventListener('pagehide', this.seal);
    return () => {
      leave();
      stopLooking();
      window.removeEventListener('pagehide', this.seal);
    };
  }

  async look(): Promise<void> {
    const isAgain = this.state.kind === 'failed';
    this.become({ kind: 'loading' });
    const isAwaited = this.#latest.ask();
    const answer = await this.#parts.open.execute(this.#parts.token);
    if (!isAwaited()) return;
    if (answer.ok) this.show(answer.value, false);
    else this.fail(answer.fault, isAgain);
  }

  /** Looks whether a delayed code has come, and leaves everything else as it is. */
  async check({ wished = true } = {}): Promise<void> {
    if (this.state.kind !== 'delayed' || this.state.check === 'checking') return;
    const before = this.state;
    this.become({ ...before, check: 'checking' });
    const isAwaited = this.#latest.ask();
    const answer = await this.#parts.open.execute(this.#parts.token);
    if (!isAwaited()) return;
    if (answer.ok) this.show(answer.value, true, wished ? 'still-delayed' : 'quiet');
    else if (isOfLink(answer.fault)) this.fail(answer.fault, wished);
    else this.become({ ...before, check: wished ? 'failed' : 'quiet' });
  }

  async reveal(): Promise<void> {
    if (this.state.kind !== 'sealed') return;
    const { sealed } = this.state;
    this.become({ kind: 'revealing', sealed });
    const isAwaited = this.#latest.ask();
    const answer = await this.#parts.reveal.execute(this.#parts.token);
    if (!isAwaited() || !this.isRevealing) return; // sealed again meanwhile
    if (answer.ok) this.become({ kind: 'revealed', sealed, revealed: answer.value });
    else if (isOfLink(answer.fault)) this.fail(answer.fault, true);
    else this.become({ kind: 'sealed', sealed, problem: answer.fault, arrived: false });
  }

  /** A delayed code is looked for by itself. */
  private get dueAt(): Instant | null {
    const { state } = this;
    return state.kind === 'delayed' && state.check !== 'checking' ? state.checkedAt + LOOK_EVERY_MS : null;
  }

  private get isRevealing(): boolean {
    return this.state.kind === 'revealing';
  }

  private show(sealed: SealedCode, wasWaitedFor: boolean, check: Check = 'quiet'): void {
    switch (sealed.state) {
      case 'DELAYED':
        return this.become({ kind: 'delayed', sealed, checkedAt: this.#parts.clock.now(), check });
      case 'POSTED':
        return this.become({ kind: 'posted', sealed });
      case 'READY':
        return this.become({ kind: 'sealed', sealed, problem: null, arrived: wasWaitedFor });
    }
  }

  private seal(): void {
    if (this.state.kind === 'revealed' || this.state.kind === 'revealing') {
      this.become({ kind: 'sealed', sealed: this.state.sealed, problem: null, arrived: false });
    }
  }

  private fail(problem: Problem, wasWished: boolean): void {
    if (wasWished) this.refusals += 1;
    this.state = { kind: 'failed', problem };
  }

  private become(state: CodePageState): void {
    this.state = state;
  }
}

/** Whether the link itself is at fault: then the card cannot open any more, and a new link is offered. */
function isOfLink({ kind }: Problem): boolean {
  return kind.startsWith('link-');
}
