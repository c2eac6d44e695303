import { expect } from 'vitest';
import { Account, type Bought, HALF_AN_HOUR, type Known } from './account.ts';
import { paidOrder } from './difference.ts';
import { bundle, orderVouchers, promotion } from './ordering.ts';
import {
  type Begun,
  FRICTIONLESS,
  type Provider,
  finalize,
  finalizePayment,
  idOf,
  init,
  payment,
  stateOf,
  toTopUp,
  wish,
} from './paying.ts';
import { ADA, order, quote, redeem } from './shopping.ts';
import { type Answer, type ListedVoucher, NOW, type Visitor, type Wire, codeOf } from './visitor.ts';

const GIVEN = 500;
const VALUE = 2500;

export interface Means {
  readonly provider: Provider;
  readonly card: string;
}

/** Two vouchers and everything that is done with them, with an account of its own of what must come of it. */
export class Bookkeeper {
  readonly #visitor: Visitor;
  readonly #known: Known[] = [];
  readonly #bought = new Map<string, Bought>();
  readonly #given = [0, 0];
  readonly #taken = [0, 0];
  #seconds = 0;
  #owners: readonly { voucher: ListedVoucher; token: string; redeeming: string }[] = [];
  readonly #shopId: string;

  /** @param shopId a shop with codes of 25.00, the same after every reset */
  constructor(visitor: Visitor, shopId: string) {
    this.#visitor = visitor;
    this.#shopId = shopId;
  }

  async open(): Promise<this> {
    await this.#visitor.post('/sandbox/reset', {});
    await this.#visitor.post('/sandbox/token-lifetime', { seconds: 7_000_000 });
    const owner = async () => {
      const { voucher, token } = await toTopUp(this.#visitor);
      return { voucher, token, redeeming: (await this.#visitor.enter(voucher.code)).body.token };
    };
    this.#owners = [await owner(), await owner()];
    return this;
  }

  async charge(owner: number, { provider, card }: Means, amount: number): Promise<void> {
    const body = payment(provider, { amount, ...(provider === 'unzer' && { typeId: card }) });
    const answer = await init(this.#visitor, provider, body, this.#owner(owner).token);
    const { reference } = body;
    await this.#begun(answer, answer.body, { reference, provider, card, purpose: 'charge', owner, amount });
  }

  /** Redeems some codes, for which the voucher has enough or not. */
  async redeem(owner: number, means: Means, quantity: number): Promise<void> {
    const { redeeming: token } = this.#owner(owner);
    const items = [{ shopId: this.#shopId, valueInCent: VALUE, quantity }];
    const { body } = await quote(this.#visitor, token, items);
    const { quoteId, coveredInCent: covered, toPayInCent } = body;
    this.#bought.set(quoteId, { owner, total: quantity * VALUE, covered });
    if (toPayInCent > 0) return this.#pay(quoteId, means);
    const { status } = await redeem(this.#visitor, order(quoteId), { token });
    expect(status).toBe(201);
    this.#taken[owner] = (this.#taken[owner] ?? 0) + 1;
  }

  /** Pays for the newest redemption that has something to pay once more, perhaps by other means. */
  async redeemAgain(means: Means): Promise<void> {
    const [quoteId] = [...this.#bought].findLast(([, { total, covered }]) => total > covered) ?? [];
    if (quoteId !== undefined) await this.#pay(quoteId, means);
  }

  /** @param exchanged what an owner's voucher pays; nothing where it is a bundle */
  async order(owner: number, means: Means, exchanged: number): Promise<void> {
    const wanted = this.#wish(means);
    const whose = exchanged > 0 ? owner : undefined;
    const changes = { exchangedInCent: exchanged, payment: wanted };
    const body = exchanged > 0 ? promotion(changes) : bundle(changes);
    const token = whose === undefined ? {} : { token: this.#owner(whose).redeeming };
    const answer = await orderVouchers(this.#visitor, body, token);
    const amount = body.quantity * body.valueInCent - exchanged;
    const about = { ...means, reference: wanted.reference, purpose: 'order', owner: whose, amount } as const;
    await this.#begun(answer, answer.body.payment, about);
  }

  /** A redemption turns out not to be deliverable. */
  async fail(index: number): Promise<void> {
    const redeemId = [...this.#bought.keys()].at(-1 - index);
    if (redeemId !== undefined) await this.#visitor.fetch('POST', `/sandbox/orders/${redeemId}/fail`);
  }

  async decide(index: number, decision: string): Promise<void> {
    this.#expire();
    const one = this.#payment(index);
    if (one === undefined) return;
    await this.#visitor.form('/sandbox/pay/decide', { id: one.id, decision, seconds: '20' });
    // What is lost on the way to the app is not what this is about: the ledger tells the truth.
    await this.#visitor.delete('/sandbox/faults');
    if (one.fate === 'open') one.fate = decision.startsWith('approve') ? 'paid' : 'unpaid';
  }

  /** @param by whose token goes with it, perhaps a stranger’s; without a token, whether the reference is right */
  async finalize(index: number, by: number, sameKey: boolean): Promise<void> {
    const one = this.#payment(index);
    if (one === undefined) return;
    if (!sameKey || one.key === '') one.key = crypto.randomUUID();
    const { provider, id, key, reference } = one;
    const isStranger = one.owner !== undefined && by !== one.owner;
    const named = isStranger ? crypto.randomUUID() : reference;
    const { status, body } =
      one.purpose === 'charge'
        ? await finalize(this.#visitor, provider, id, { token: this.#owner(by).token, key })
        : await finalizePayment(this.#visitor, { provider, reference: named }, id, key);
    if (status === 200 && body.state === 'received') expect(one.fate).toBe('paid');
    if (isStranger && !sameKey) expect(status).toBe(404);
  }

  async give(owner: number): Promise<void> {
    const body = {
      donationId: crypto.randomUUID(),
      organisationId: '11',
      valueInCent: GIVEN,
      receipt: false,
      customer: ADA,
      confirmations: { notesRead: true },
    };
    const call = { token: this.#owner(owner).redeeming, key: crypto.randomUUID() };
    const { status } = await this.#visitor.post('/api/v2/donation', body, call);
    if (status !== 201) return;
    this.#given[owner] = (this.#given[owner] ?? 0) + GIVEN;
    this.#taken[owner] = (this.#taken[owner] ?? 0) + 1;
  }

  async pass(seconds: number): Promise<void> {
    this.#seconds += seconds;
    await this.#visitor.post('/sandbox/clock', { now: NOW + this.#seconds * 1000 });
  }

  /** After long enough, each payment has ended as it was decided: none is lost, none was taken unasked. */
  async end(): Promise<readonly Known[]> {
    await this.#settle();
    await this.pass(2 * HALF_AN_HOUR);
    this.#expire();
    const account = await this.#settle();
    const received = account.received();
    expect(account.waiting()).toEqual([]);
    for (const one of this.#known) {
      const { state } = await stateOf(this.#visitor, one.reference);
      expect(state === 'received').toBe(received.includes(one.reference));
      expect(state).not.toBe('processing');
      if (one.fate === 'paid' && state !== 'received') this.#checkVoid(one, state);
    }
    return this.#known.filter(({ reference }) => received.includes(reference));
  }

  /** The books, which fit to the cent what was done. */
  async #settle(): Promise<Account> {
    const account = await Account.of(this.#visitor);
    account.checkPayments(this.#known);
    for (const [owner, { voucher }] of this.#owners.entries()) {
      const { serialNumber } = voucher;
      account.checkBalance({ serialNumber, owner, given: this.#given[owner] ?? 0, bought: this.#bought });
    }
    account.checkNewVouchers(this.#owners.map(({ voucher }) => voucher.serialNumber));
    return account;
  }

  /** Only what the voucher should have paid a part of can be void, and only where something was taken off it. */
  #checkVoid({ purpose, owner, takenBefore }: Known, state: string): void {
    expect([purpose, state]).toEqual([expect.stringMatching(/redemption|order/), 'cancelled']);
    expect(this.#taken[owner ?? 0]).toBeGreaterThan(takenBefore);
  }

  async #pay(quoteId: string, means: Means): Promise<void> {
    const { owner, total, covered } = this.#bought.get(quoteId) ?? { owner: 0, total: 0, covered: 0 };
    const wanted = this.#wish(means);
    const { redeeming: token } = this.#owner(owner);
    const answer = await redeem(this.#visitor, paidOrder(quoteId, wanted), { token });
    const about = { ...means, reference: wanted.reference, purpose: 'redemption', owner } as const;
    await this.#begun(answer, answer.body.payment, { ...about, amount: total - covered });
  }

  async #begun(
    answer: Answer<Pick<Wire['Problem'], 'errors'>>,
    needed: Partial<Begun> | undefined,
    about: Pick<Known, 'reference' | 'purpose' | 'owner' | 'amount'> & Means,
  ): Promise<void> {
    const isDeclined = answer.status === 422 && codeOf(answer) === 'PAYx1';
    if (answer.status >= 400 && !isDeclined) return;
    this.#expire();
    const { card, ...rest } = about;
    for (const one of this.#known)
      if (rest.owner !== undefined && one.owner === rest.owner && one.fate === 'open') one.fate = 'unpaid';
    const isPaid = rest.provider === 'unzer' && card === FRICTIONLESS;
    this.#known.push({
      ...rest,
      id: isDeclined ? '' : await idOf(this.#visitor, needed),
      startedAt: this.#seconds,
      takenBefore: this.#taken[rest.owner ?? 0] ?? 0,
      fate: isDeclined ? 'unpaid' : isPaid ? 'paid' : 'open',
      key: '',
    });
  }

  #wish({ provider, card }: Means): Wire['PaymentWish'] {
    return wish(provider, provider === 'unzer' ? { typeId: card } : {});
  }

  #expire(): void {
    for (const one of this.#known)
      if (one.fate === 'open' && this.#seconds >= one.startedAt + HALF_AN_HOUR) one.fate = 'unpaid';
  }

  #payment(index: number): Known | undefined {
    return this.#known.at(-1 - index);
  }

  #owner(index: number) {
    const owner = this.#owners[index];
    if (owner === undefined) throw new RangeError('There are two owners.');
    return owner;
  }
}
