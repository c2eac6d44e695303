import type { Instant } from '#domain/core/instant.ts';
import { ENDS, type EndCause } from '#domain/kept/retention.ts';
import { latestRemoval, withRemoval } from '#domain/kept/removals.ts';
import type { KeptKey } from '#domain/kept/table.ts';
import { stateAfterEnd } from '#domain/voucher/sessionState.ts';
import { voucherMark } from '#domain/voucher/voucher.ts';
import { forgetParts } from '../kept/forgetParts.ts';
import type { ForgetKept, ReadKept, WriteKept } from '../kept/kept.ts';
import type { Clock, DeviceClock } from '../ports/clock.ts';
import type { OtherTabs } from '../ports/otherTabs.ts';
import type { TabSession } from './tabSession.ts';

type EndingKept = ForgetKept<KeptKey> &
  ReadKept<'emptySince' | 'removals' | 'tokenExpiry' | 'usedAt'> &
  WriteKept<'emptySince' | 'removals' | 'usedAt'>;

/** The only place that ends a voucher's use. The table `ENDS` decides what is forgotten and told (ADR 12). */
export class EndVoucher {
  readonly #session: TabSession;
  readonly #kept: EndingKept;
  readonly #tabs: OtherTabs;
  readonly #clock: Clock & DeviceClock;

  constructor(session: TabSession, kept: EndingKept, tabs: OtherTabs, clock: Clock & DeviceClock) {
    this.#session = session;
    this.#kept = kept;
    this.#tabs = tabs;
    this.#clock = clock;
  }

  /** `mark` names the voucher (`voucherMark`); null if none was in use, and then other tabs hear of no voucher. */
  execute(cause: EndCause, mark: string | null): void {
    const { leaves, notifies, sparesAnother } = ENDS[cause];
    const now = this.#clock.now();
    const expiry = this.#kept.read('tokenExpiry');
    const isEmptied = leaves.includes('holder');
    const isSpared = sparesAnother && this.#isAnotherInUse(mark);
    if (!isSpared) forgetParts(this.#kept, leaves);
    if (!isEmptied && expiry !== null) {
      // A session may have ended long before this page noticed, and the user may have typed since.
      const ended = this.#clock.deviceNow() - Math.max(0, now - expiry);
      this.#kept.write('usedAt', Math.max(ended, this.#kept.read('usedAt') ?? 0));
    }
    const removed = notifies === 'holder' ? mark : null;
    const isRemoval = removed !== null || notifies === 'everything';
    // The other causes may leave another holder's values.
    if (!sparesAnother) this.#follow(isRemoval, removed, now);
    // The voucher that replaces this one is about to be in use.
    if (!isSpared && cause !== 'replaced')
      this.#session.release(stateAfterEnd(cause, this.#session.state), isEmptied);
    if (isRemoval) this.#tabs.notifyRemoved(removed);
    if (notifies !== 'nothing' && mark !== null) this.#tabs.notifyForgotten(mark);
  }

  /** Notes a removal of this tab on the device. The tab has then followed all removals until now. */
  #follow(isOwn: boolean, mark: string | null, now: Instant): void {
    const removals = this.#kept.read('removals') ?? [];
    let at = latestRemoval(removals, this.#kept.read('emptySince'));
    if (isOwn) {
      // Later than any other, also after the clock was put back.
      at = Math.max(now, at + 1);
      this.#kept.write('removals', withRemoval(removals, mark, at));
    }
    this.#kept.write('emptySince', at);
  }

  #isAnotherInUse(mark: string | null): boolean {
    const stored = this.#session.read();
    return mark !== null && stored !== null && voucherMark(stored) !== mark;
  }
}
