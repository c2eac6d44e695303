import type { Instant } from '#domain/core/instant.ts';
import { leavesAtBeginning } from '#domain/kept/retention.ts';
import type { KeptKey } from '#domain/kept/table.ts';
import { type VoucherSession, voucherMark } from '#domain/voucher/voucher.ts';
import { forgetParts } from '../kept/forgetParts.ts';
import type { ForgetKept, Kept } from '../kept/kept.ts';
import type { Clock } from '../ports/clock.ts';
import type { EndVoucher } from './endVoucher.ts';
import type { VoucherStore } from './voucherStore.ts';

/** The only place that begins a voucher's use. Forgets what was entered or left for another voucher (ADR 12). */
export class TakeVoucher {
  readonly #store: VoucherStore;
  readonly #kept: Kept<'draftsOf' | 'lastVoucher'> & ForgetKept<KeptKey>;
  readonly #end: EndVoucher;
  readonly #clock: Clock;

  constructor(
    store: VoucherStore,
    kept: Kept<'draftsOf' | 'lastVoucher'> & ForgetKept<KeptKey>,
    end: EndVoucher,
    clock: Clock,
  ) {
    this.#store = store;
    this.#kept = kept;
    this.#end = end;
    this.#clock = clock;
  }

  /** Returns what `execute` needs. Call it before the backend is asked. */
  begin(): Instant {
    return this.#store.latestNews();
  }

  /** @param seen what `begin` returned */
  execute(session: VoucherSession, seen: Instant): void {
    const mark = voucherMark(session);
    const former = this.#store.read();
    if (former && voucherMark(former) !== mark) this.#end.execute('replaced', voucherMark(former));
    const { partner } = session;
    const before = { last: this.#kept.read('lastVoucher'), owner: this.#kept.read('draftsOf') };
    forgetParts(this.#kept, leavesAtBeginning({ mark, partner }, before, this.#clock.now()));
    this.#kept.write('draftsOf', { mark, until: null });
    this.#kept.write('lastVoucher', mark);
    this.#store.learn(session, seen);
  }
}
