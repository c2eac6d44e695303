import type { Belongings } from '#application/ports/belongings.ts';
import type { Drafts } from '#application/ports/drafts.ts';
import type { KeptPartner } from '#application/ports/keptPartner.ts';
import type { Receipts } from '#application/ports/receipts.ts';
import type { RedemptionRun } from '#application/redemption/redemptionKind.ts';
import type { Basket } from '#domain/basket/basket.ts';
import type { CustomerDraft } from '#domain/customer/customer.ts';
import type { ShopChoice } from '#domain/redemption/draft.ts';
import type { Receipt } from '#domain/redemption/receipt.ts';
import type { OrderUnderWay } from '#domain/redemption/redemption.ts';
import type { Partner } from '#domain/thirdParty/partner.ts';
import type { TabWatch } from './TabWatch.ts';
import { Watched } from './Watched.ts';

interface Kept {
  readonly belongings: Pick<Belongings, 'readHolder'>;
  readonly drafts: Drafts;
  readonly receipts: Receipts;
  readonly keptPartner: KeptPartner;
  readonly redemptionRun: Pick<RedemptionRun, 'noted'>;
}

/**
 * What this tab keeps of a redemption, as views watch it. View models that change something write through the ports;
 * views hear of that here.
 */
export class DraftStore {
  readonly #basket: Watched<Basket>;
  readonly #choice: Watched<ShopChoice | null>;
  readonly #customer: Watched<CustomerDraft>;
  readonly #lastVoucher: Watched<string | null>;
  readonly #noted: Watched<OrderUnderWay | null>;
  readonly #partner: Watched<Partner | null>;
  readonly #receipt: Watched<Receipt | null>;

  constructor({ belongings, drafts, receipts, keptPartner, redemptionRun }: Kept, tab: TabWatch) {
    this.#basket = new Watched(tab, () => drafts.readBasket());
    this.#choice = new Watched(tab, () => drafts.readRedemption());
    this.#customer = new Watched(tab, () => drafts.readCustomer());
    this.#lastVoucher = new Watched(tab, () => belongings.readHolder());
    this.#noted = new Watched(tab, () => redemptionRun.noted);
    this.#partner = new Watched(tab, () => keptPartner.read());
    this.#receipt = new Watched(tab, () => receipts.read());
  }

  get basket(): Basket {
    return this.#basket.value;
  }

  /** The shop and value that were gone on with; null where none were. */
  get choice(): ShopChoice | null {
    return this.#choice.value;
  }

  /** The form as typed so far. */
  get customer(): CustomerDraft {
    return this.#customer.value;
  }

  /** The mark of the voucher that was in use last, however it ended; null if there was none. */
  get lastVoucher(): string | null {
    return this.#lastVoucher.value;
  }

  /** The order that is noted, whatever is known of it. */
  get noted(): OrderUnderWay | null {
    return this.#noted.value;
  }

  get partner(): Partner | null {
    return this.#partner.value;
  }

  /** Of the last redemption. */
  get receipt(): Receipt | null {
    return this.#receipt.value;
  }
}
