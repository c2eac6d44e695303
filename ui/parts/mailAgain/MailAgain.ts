import { makeAutoObservable, observableRef } from 'mobx';
import type { Clock } from '#application/ports/clock.ts';
import type { Instant } from '#domain/core/instant.ts';
import type { Result } from '#domain/core/result.ts';
import type { Email } from '#domain/customer/email.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { MailRequested } from '#domain/redemption/mailRequest.ts';

/** State of a request for another mail. */
export type MailAgainState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'asking' }
  | { readonly kind: 'refused'; readonly problem: Problem }
  /** The request was accepted. `nextAllowedAt` is the moment from which another one is served; null if that is now. */
  | { readonly kind: 'noted'; readonly email: Email; readonly nextAllowedAt: Instant | null };

/**
 * State of a request for another mail: sent once per press, answered without telling whether the address matches, and
 * not repeated before the moment that the backend named.
 */
export class MailAgain {
  state: MailAgainState = { kind: 'idle' };
  /** How often a request was refused; each time the focus moves to the reason. */
  refusals = 0;
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  get busy(): boolean {
    return this.state.kind === 'asking';
  }

  /** The moment from which the next request is served; null if that is now. */
  get waitsUntil(): Instant | null {
    return this.state.kind === 'noted' ? this.state.nextAllowedAt : null;
  }

  /** Milliseconds until the next request is served; 0 if that is now. A method, since time passes unobserved. */
  restMs(): number {
    return this.waitsUntil === null ? 0 : Math.max(0, this.waitsUntil - this.#clock.now());
  }

  /**
   * Sends a request by calling `send`. True if the backend accepted it; on a problem the state becomes `refused` and it
   * can be sent again. Does nothing while one is under way or the named moment has not come.
   */
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

  /** To be called when the named moment has come: another request may be sent. */
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
