import { balanceOf, donation, holder, organisation, pick, quote, type Wire } from '../driver/acts.ts';
import { type Exchange, isOk, moneyOf } from '../driver/call.ts';
import { flaw } from '../driver/finding.ts';
import { bundle, cardWish, chargeable, init } from '../driver/paying.ts';
import type { Trial } from '../driver/trial.ts';
import type { Rule } from './rule.ts';

/** Amounts that nothing may cost. */
const NO_AMOUNTS: readonly unknown[] = [0, -500, 12.5, '500', null, 10_000_000_000];

type Try = (amount: unknown) => Promise<Exchange>;

/** How an amount is sent to each call that takes one. */
const TAKERS: Readonly<Record<string, (trial: Trial) => Promise<Try>>> = {
  async donation(trial) {
    const organisationId = await organisation(trial);
    const { token } = await holder(trial);
    return (valueInCent) => {
      const body = donation(trial, { organisationId, valueInCent });
      return trial.send({ operation: 'createDonation', token, body });
    };
  },
  async redeem(trial) {
    const { shopId } = await pick(trial);
    const { token } = await holder(trial);
    return (valueInCent) => {
      const body = { items: [{ shopId, valueInCent, quantity: 1 }] };
      return trial.send({ operation: 'createQuote', token, body });
    };
  },
  async charge(trial) {
    const voucher = await chargeable(trial);
    return (amount) => init(trial, voucher, { ...cardWish(trial, 'challenged'), amount });
  },
  async 'voucher-order'(trial) {
    const { order } = await bundle(trial, 'challenged');
    return (valueInCent) => {
      const payment = { ...order.payment, ...cardWish(trial, 'challenged') };
      return trial.send({ operation: 'orderVouchers', body: { ...order, payment, valueInCent } });
    };
  },
};

const AREAS: Readonly<Record<string, string>> = { 'voucher-order': 'charge' };

const amounts: readonly Rule[] = Object.entries(TAKERS).map(([name, open]) => ({
  id: `amounts-${name}`,
  title: `Every mover of value refuses the same amounts (${name})`,
  area: AREAS[name] ?? name,
  contract: '    Cents:',
  async *check(trial) {
    const send = await open(trial);
    for (const amount of NO_AMOUNTS) {
      const at = await send(amount);
      if (at.status !== 400 && at.status !== 422)
        yield flaw('An amount that is no amount has to be refused with 400 or 422.', at);
      else if (moneyOf(at) !== 'untouched') yield flaw('The refusal has to say that money is untouched.', at);
    }
  },
}));

const quantities: Rule = {
  id: 'quantities',
  title: 'Quantities are whole, at least 1 and at most 20, and a basket has at least a line',
  area: 'redeem',
  contract: '        quantity: { type: integer, minimum: 1, maximum: 20 }',
  async *check(trial) {
    const { token } = await holder(trial);
    const item = await pick(trial);
    for (const quantity of [0, -1, 1.5, 21]) {
      const at = await quote(trial, token, item, quantity);
      if (at.status !== 400) yield flaw('The quantity has to be refused with 400.', at);
    }
    const empty = await trial.send({ operation: 'createQuote', token, body: { items: [] } });
    if (empty.status !== 400) yield flaw('A basket without lines has to be refused with 400.', empty);
    const odd = await quote(trial, token, { ...item, valueInCent: item.valueInCent + 1 });
    if (odd.status !== 422)
      yield flaw('A value that the shop does not offer has to be refused with 422.', odd);
  },
};

const chargeRange: Rule = {
  id: 'charge-range',
  title: 'A top-up keeps the range of its check, at both ends',
  area: 'charge',
  contract: 'amount outside the range, another currency than the voucher',
  async *check(trial) {
    const voucher = await chargeable(trial);
    const send = (amount: number) => init(trial, voucher, { ...cardWish(trial, 'challenged'), amount });
    for (const amount of [voucher.minInCent - 1, voucher.maxInCent + 1]) {
      const at = await send(amount);
      if (at.status !== 422) yield flaw(`${amount} is outside the range: 422.`, at);
    }
    for (const amount of [voucher.minInCent, voucher.maxInCent]) {
      const at = await send(amount);
      if (!isOk(at)) yield flaw(`${amount} is within the range, and refused.`, at);
    }
  },
};

const wholeBalance: Rule = {
  id: 'donation-limit',
  title: 'The whole balance can be given, and not a cent more',
  area: 'donation',
  contract: 'VCRx30 insufficient credit, SHPx2 the shop does not accept the card, STDx1 with a pointer for a',
  async *check(trial) {
    const organisationId = await organisation(trial);
    const { token, voucher } = await holder(trial);
    const give = (valueInCent: number) => {
      const body = donation(trial, { organisationId, valueInCent });
      return trial.send({ operation: 'createDonation', token, body });
    };
    const more = await give(voucher.balanceInCent + 1);
    if (more.status !== 422) yield flaw('A cent more than the balance has to be refused with 422.', more);
    if ((await balanceOf(trial, token)) !== voucher.balanceInCent)
      yield flaw('A refused donation moved value.', more);
    const all = await give(voucher.balanceInCent);
    const { remainingBalanceInCent } = (all.body ?? {}) as Partial<Wire['Donation']>;
    if (!isOk(all) || remainingBalanceInCent !== 0)
      yield flaw('The whole balance has to be given, and leave 0.', all);
  },
};

export const LIMIT_RULES: readonly Rule[] = [...amounts, quantities, chargeRange, wholeBalance];
