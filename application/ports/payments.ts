import type { CardForm } from './cardForm.ts';
import type { Wallet } from './wallet.ts';

/** What payments are made with. */
export interface Payments<Place> {
  readonly wallet: Wallet<Place>;
  readonly card: CardForm<Place>;
}

/** Loads the code that talks to the payment providers. Rejected if it cannot be fetched; the next call tries again. */
export type LoadPayments<Place> = () => Promise<Payments<Place>>;
