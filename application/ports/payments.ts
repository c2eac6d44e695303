import type { CardForm } from './cardForm.ts';
import type { Wallet } from './wallet.ts';

/** The adapters that payments need. */
export interface Payments<Place> {
  readonly wallet: Wallet<Place>;
  readonly card: CardForm<Place>;
}

/** Loads the chunk of the payment providers' adapters. Rejects if it cannot be fetched; the next call retries. */
export type LoadPayments<Place> = () => Promise<Payments<Place>>;
