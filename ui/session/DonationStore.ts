import type { DonationRun } from '#application/donation/donationKind.ts';
import type { Donations } from '#application/ports/donations.ts';
import type { DonationDraft, DonationReceipt, DonationUnderWay } from '#domain/donation/donation.ts';
import type { TabWatch } from './TabWatch.ts';
import { Watched } from './Watched.ts';

interface Kept {
  readonly donations: Donations;
  readonly donationRun: Pick<DonationRun, 'noted'>;
}

/** What this tab keeps of giving, as views watch it; see `DraftStore`. */
export class DonationStore {
  readonly #draft: Watched<DonationDraft>;
  readonly #noted: Watched<DonationUnderWay | null>;
  readonly #receipt: Watched<DonationReceipt | null>;

  constructor({ donations, donationRun }: Kept, tab: TabWatch) {
    this.#draft = new Watched(tab, () => donations.readDraft());
    this.#noted = new Watched(tab, () => donationRun.noted);
    this.#receipt = new Watched(tab, () => donations.readReceipt());
  }

  /** The form as typed so far. */
  get draft(): DonationDraft {
    return this.#draft.value;
  }

  /** The donation that is noted, whatever is known of it. */
  get noted(): DonationUnderWay | null {
    return this.#noted.value;
  }

  /** Of the last donation. */
  get receipt(): DonationReceipt | null {
    return this.#receipt.value;
  }
}
