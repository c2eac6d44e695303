import type { Instant } from '#domain/core/instant.ts';
import { leavesAtBeginning } from '#domain/kept/leavesAtBeginning.ts';
import { latestRemoval } from '#domain/kept/removals.ts';
import type { KeptKey } from '#domain/kept/table.ts';
import { type VoucherSession, voucherMark } from '#domain/voucher/voucher.ts';
import { forgetParts } from '../kept/forgetParts.ts';
import type { ForgetKept, Kept, ReadKept } from '../kept/kept.ts';
import type { EndVoucher } from './endVoucher.ts';
import { hasMissedRemoval, missedMoney } from './missed.ts';
import type { TabSession } from './tabSession.ts';

type TakingKept = Kept<'addressee' | 'draftOwner' | 'emptySince' | 'lastVoucher' | 'removals'> &
  ReadKept<'moneyNews' | 'moneySeen'> &
  ForgetKept<KeptKey>;

/** The only place that begins a voucher's use. Forgets what was entered or left for another voucher (ADR 12). */
export class TakeVoucher {
  readonly #session: TabSession;
  readonly #kept: TakingKept;
  readonly #end: EndVoucher;

  constructor(session: TabSession, kept: TakingKept, end: EndVoucher) {
    this.#session = session;
    this.#kept = kept;
    this.#end = end;
  }

  /** Returns what `execute` needs. Call it before the backend is asked. */
  begin(): Instant {
    return this.#session.latestNews();
  }

  /** @param seen what `begin` returned */
  execute(session: VoucherSession, seen: Instant): void {
    const mark = voucherMark(session);
    if (hasMissedRemoval(this.#kept)) this.#end.execute('removed-elsewhere', null);
    const former = this.#session.read();
    if (former && voucherMark(former) !== mark) this.#end.execute('replaced', voucherMark(former));
    const { partner } = session;
    const before = {
      last: this.#kept.read('lastVoucher'),
      owner: this.#kept.read('draftOwner'),
      isRestOld: missedMoney(this.#kept, mark) !== null,
    };
    forgetParts(this.#kept, leavesAtBeginning({ mark, partner }, before));
    this.#kept.write('draftOwner', mark);
    this.#kept.write('lastVoucher', mark);
    this.#kept.write('addressee', mark);
    // A removal of this voucher before now does not concern its new use.
    const removals = this.#kept.read('removals');
    if (removals !== null)
      this.#kept.write('emptySince', latestRemoval(removals, this.#kept.read('emptySince')));
    this.#session.learn(session, seen);
  }
}
