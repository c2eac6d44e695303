import { type EndedState, type SessionState, isReplaced } from '#domain/voucher/sessionState.ts';
import { type VoucherSession, voucherMark } from '#domain/voucher/voucher.ts';
import type { KeptChanges } from '../kept/kept.ts';
import { VoucherStore } from './voucherStore.ts';

/** What views see of the tab's session. */
export interface WatchedSession extends KeptChanges {
  readonly state: SessionState;
  /** Incremented when what was typed has left, or another voucher replaces this one; pages compare it to detect that. */
  readonly removals: number;
}

/**
 * This tab's voucher in use, or how the last one ended. The use cases that take, renew, restore, spend and end a voucher
 * write through it, and it tells its listeners once all is stored. What a later page of the tab stored counts only after
 * `RestoreVoucher` has compared it with its token (ADR 11).
 */
export class TabSession extends VoucherStore implements WatchedSession {
  state: SessionState = { kind: 'none' };
  removals = 0;
  readonly #listeners = new Set<() => void>();

  get held(): VoucherSession | null {
    return this.state.kind === 'held' ? this.state.session : null;
  }

  /** Identifies the voucher in use. Authorises nothing, so other tabs may receive it. */
  get mark(): string | null {
    return this.held && voucherMark(this.held);
  }

  onChange(listener: () => void): void {
    this.#listeners.add(listener);
  }

  /** Stores a session that is known to be true and brings it into use. */
  override write(session: VoucherSession): void {
    super.write(session);
    this.#hold(session);
  }

  /** Stores a change of the stored session. A page that does not have that voucher in use does not begin to. */
  update(session: VoucherSession): void {
    super.write(session);
    if (voucherMark(session) === this.mark) this.#hold(session);
  }

  /** Brings into use again what is stored, as far as anything is. */
  resume(): void {
    const stored = this.read();
    if (stored !== null) this.#hold(stored);
  }

  /** Without a voucher in use. `isEmptied`: what was typed has left too. */
  release(state: EndedState, isEmptied = false): void {
    this.#become(state, isEmptied);
  }

  #hold(session: VoucherSession): void {
    this.#become({ kind: 'held', session }, isReplaced(this.state, session));
  }

  #become(state: SessionState, isEmptied: boolean): void {
    if (isEmptied) this.removals += 1;
    this.state = state;
    for (const listener of this.#listeners) listener();
  }
}
