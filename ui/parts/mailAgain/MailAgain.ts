import { makeAutoObservable, observableRef } from 'mobx';
import type { Clock } from '#application/ports/clock.ts';
import type { Instant } from '#domain/core/instant.ts';
import type { Result } from '#domain/core/result.ts';
import type { Email } from '#domain/customer/email.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { MailRequested } from '#domain/redemption/mailRequest.ts';

export type MailAgainState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'asking' }
  | { readonly kind: 'refused'; readonly problem: Problem }
  /** `nextAllowedAt` is null once another wish would be served. */
  | { readonly kind: 'noted'; readonly email: Email; readonly nextAllowedAt: Instant | null };

/** A wish for another mail: sent once per press, answered neutrally, and not again before the time that was named. */
export class MailAgain {
  state: MailAgainState = { kind: 'idle' };
  /** How often the person was told no; each time the focus goes to the reason. */
  refusals = 0;
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  get busy(): boolean {
    return this.state.kind === 'asking';
  }

  /** When the next wish will be served; null if that is now. */
  get waitsUntil(): Instant | null {
    return this.state.kind === 'noted' ? this.state.nextAllowedAt : null;
  }

  /** How long that is, in milliseconds; asked anew each time, because time passes unobserved. */
  restMs(): number {
    return this.waitsUntil === null ? 0 : Math.max(0, this.waitsUntil - this.#clock.now());
  }

  /** Answers whether the wish was sent and taken note of. */
  async ask(email: Email, send: () => Promise<Result<MailRequested, Problem>>): Promise<boolean> {
    if (this.busy || this.restMs() > 0) return false;
    this.become({ kind: 'asking' });
    const answer = await send();
    if (!answer.ok) {
      this.refuse(answer.fault);
      return false;
    }
    this.become({ kind: 'noted', email, nextAllowedAt: answer.value.nextAllowedAt });
    return true;
  }

  /** The time that was named has come. */
  waited(): void {
    if (this.state.kind === 'noted') this.become({ ...this.state, nextAllowedAt: null });
  }

  private refuse(problem: Problem): void {
    this.refusals += 1;
    this.state = { kind: 'refused', problem };
  }

  private become(state: MailAgainState): void {
    this.state = state;
  }
}
