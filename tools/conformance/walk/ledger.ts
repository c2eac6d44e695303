import { quote, pick, type Wire } from '../driver/acts.ts';
import { type Call, type Exchange, fieldsOf } from '../driver/call.ts';
import { flaw, type Flaw } from '../driver/finding.ts';
import type { Chargeable } from '../driver/paying.ts';
import type { Trial } from '../driver/trial.ts';

/** The walk has met something that the ledger does not allow. */
export class Broken extends Error {
  readonly flaw: Flaw;

  constructor(says: string, ...at: readonly Exchange[]) {
    super(says);
    this.flaw = flaw(says, ...at);
  }
}

export interface Owner {
  readonly token: string;
  balanceInCent: number;
}

export interface Quoted {
  readonly owner: Owner;
  readonly id: string;
  readonly coveredInCent: number;
  isRedeemed: boolean;
}

export interface Redeemed {
  readonly quote: Quoted;
  readonly call: Call;
  readonly key: string;
  readonly first: Exchange;
  readonly link: string | undefined;
  codes: Exchange | undefined;
}

export interface TopUp {
  readonly voucher: Chargeable;
  readonly reference: string;
  readonly chargeId: string;
  readonly isAuthorised: boolean;
  state: 'open' | 'ended' | 'received';
}

/** What the walk has done, and what has to be on each voucher because of it. */
export class Ledger {
  readonly owners: Owner[] = [];
  readonly quotes: Quoted[] = [];
  readonly redemptions: Redeemed[] = [];
  readonly topUps: TopUp[] = [];

  get isEmpty(): boolean {
    return this.owners.length === 0 && this.topUps.length === 0;
  }
}

/** Asks for the balance of a voucher and compares it with the ledger. */
export async function compare(trial: Trial, { token, balanceInCent }: Owner): Promise<void> {
  const at = await quote(trial, token, await pick(trial));
  const told = fieldsOf<Wire['Quote']>(at).balanceInCent;
  if (told !== balanceInCent) throw new Broken(`${balanceInCent} has to be on the voucher.`, at);
}
