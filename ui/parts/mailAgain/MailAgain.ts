import { makeAutoObservable, observableRef } from 'mobx';
import type { Instant } from '#domain/core/instant.ts';
import type { Result } from '#domain/core/result.ts';
import type { Email } from '#domain/customer/email.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { MailRequested } from '#domain/redemption/mailRequest.ts';

export type MailAgainState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'asking' }
  | { readonly kind: 'refused'; readonly problem: Problem }
  /** `nextAllowedAt`: when the backend serves the next request; null: now. */
  | { readonly kind: 'requested'; readonly email: Email; readonly nextAllowedAt: Instant | null };

/**
 * One request per submit, an answer that does not reveal whether the address matches, and no repeat before the time the
 * backend named.
 */
export class MailAgain {
  state: MailAgainState = { kind: 'idle' };
  /** Each refusal moves the focus to its reason. */
  refusals = 0;
  readonly #now: () => Instant;

  constructor(now: () => Instant) {
    this.#now = now;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  get busy(): boolean {
    return this.state.kind === 'asking';
  }

  /** When the next request is allowed; null: now. */
  get waitsUntil(): Instant | null {
    return this.state.kind === 'requested' ? this.state.nextAllowedAt : null;
  }

  /** Milliseconds until the next request is allowed; 0: now. A method, since MobX does not observe time. */
  restMs(): number {
    return this.waitsUntil === null ? 0 : Math.max(0, this.waitsUntil - this.#now());
  }

  /** True if the backend accepted the request. Does nothing while one is in flight or before `waitsUntil`. */
  async ask(email: Email, send: () => Promise<Result<MailRequested, Problem>>): Promise<boolean> {
    if (this.busy || this.restMs() > 0) return false;
    this.become({ kind: 'asking' });
    const answer = await send();
    if (!answer.ok) {
      this.refuse(answer.fault);
      return false;
    }
    this.become({ kind: 'requested', email, nextAllowedAt: answer.value.nextAllowedAt });
    return true;
  }

  /** Must be called when `waitsUntil` has passed: allows the next request. */
  waited(): void {
    if (this.state.kind === 'requested') this.become({ ...this.state, nextAllowedAt: null });
  }

  private refuse(problem: Problem): void {
    this.refusals += 1;
    this.state = { kind: 'refused', problem };
  }

  private become(state: MailAgainState): void {
    this.state = state;
  }
}
