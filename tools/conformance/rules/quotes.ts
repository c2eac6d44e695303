import { balanceOf, bought, holder, order, pick, quote, quoted, type Wire } from '../driver/acts.ts';
import { isOk, moneyOf } from '../driver/call.ts';
import { flaw } from '../driver/finding.ts';
import type { Trial } from '../driver/trial.ts';
import type { Rule } from './rule.ts';

const area = 'redeem';

/** As many codes as a balance pays, at most ten. */
async function most(trial: Trial, balanceInCent: number): Promise<number> {
  const { valueInCent } = await pick(trial);
  return Math.min(Math.floor(balanceInCent / valueInCent), 9);
}

const quoteSums: Rule = {
  id: 'quote-sums',
  title: 'A quote adds up, to the cent, and 0 is 0',
  area,
  contract: 'summary: What a choice of shops and values costs and leaves',
  async *check(trial) {
    const { token, voucher } = await holder(trial);
    const item = await pick(trial);
    for (const quantity of [1, await most(trial, voucher.balanceInCent)]) {
      const at = await quote(trial, token, item, quantity);
      const { balanceInCent, coveredInCent, toPayInCent, remainingInCent, expiresAt } =
        at.body as Wire['Quote'];
      if (balanceInCent !== voucher.balanceInCent) yield flaw('The balance is not that of the token.', at);
      if (coveredInCent + toPayInCent !== quantity * item.valueInCent)
        yield flaw('What is covered and what is to pay is not the price.', at);
      if (balanceInCent - coveredInCent !== remainingInCent)
        yield flaw('What remains is not the balance less what is covered.', at);
      if (toPayInCent !== 0) yield flaw('Nothing has to be paid where the balance is enough.', at);
      if (Date.parse(expiresAt) <= Date.parse(at.headers.get('Date') ?? ''))
        yield flaw('The quote has run out already.', at);
    }
  },
};

const quoteBound: Rule = {
  id: 'quote-bound',
  title: 'A quote belongs to the voucher it was made for',
  area,
  contract: 'description: The quote is unknown or ran out (no code), or SHPx1.',
  async *check(trial) {
    const owner = await holder(trial);
    const other = await holder(trial);
    const { quoteId } = await quoted(trial, owner.token);
    const call = { operation: 'createRedemption', body: order(trial, quoteId) } as const;
    const foreign = await trial.send({ ...call, token: other.token });
    if (foreign.status !== 404) yield flaw("Another voucher's quote has to be refused with 404.", foreign);
    const unknown = await trial.send({
      ...call,
      token: other.token,
      body: order(trial, crypto.randomUUID()),
    });
    if (unknown.status !== 404) yield flaw('An unknown quote has to be refused with 404.', unknown);
    for (const { token, voucher } of [owner, other])
      if ((await balanceOf(trial, token)) !== voucher.balanceInCent)
        yield flaw('A refused redemption moved value.', foreign, unknown);
    const own = await trial.send({ ...call, token: owner.token });
    if (!isOk(own)) yield flaw('The quote has to be open for its own voucher still.', foreign, own);
  },
};

const quoteOnce: Rule = {
  id: 'quote-once',
  title: 'A quote is redeemed once, whatever the key',
  area,
  contract: 'redeemed already with another key (`moneyState` spent). Ask for the state.',
  async *check(trial) {
    const { token, quote: first, redemption, exchange } = await bought(trial);
    const again = await trial.send({
      operation: 'createRedemption',
      token,
      body: order(trial, first.quoteId),
    });
    if (again.status !== 409 || moneyOf(again) !== 'spent')
      yield flaw('A second redemption of a quote has to be refused with 409 and spent.', exchange, again);
    if ((await balanceOf(trial, token)) !== redemption.remainingBalanceInCent)
      yield flaw('A second redemption of a quote moved value.', exchange, again);
  },
};

const quoteMovesNothing: Rule = {
  id: 'quote-moves-nothing',
  title: 'Quoting moves and holds nothing back',
  area,
  contract:
    'Moves nothing. Items are the lines of a basket, each of one shop; a line holds `quantity` codes of',
  async *check(trial) {
    const { token, voucher } = await holder(trial);
    const item = await pick(trial);
    const quantity = await most(trial, voucher.balanceInCent);
    const first = await quote(trial, token, item, quantity);
    const second = await quote(trial, token, item, quantity);
    const { balanceInCent, quoteId } = second.body as Wire['Quote'];
    if (balanceInCent !== voucher.balanceInCent) yield flaw('A quote lowered the balance.', first, second);
    if (quoteId === (first.body as Wire['Quote']).quoteId)
      yield flaw('Two quotes have one id.', first, second);
  },
};

const balanceLowered: Rule = {
  id: 'balance-lowered',
  title: 'A redemption lowers the balance by what its quote covers, and every answer says so',
  area,
  contract: '    remainingInCent: { $ref:',
  async *check(trial) {
    const { token, voucher, quote: first, redemption, exchange } = await bought(trial);
    const left = voucher.balanceInCent - first.coveredInCent;
    if (redemption.remainingBalanceInCent !== left)
      yield flaw(`The answer does not leave ${left}.`, exchange);
    const next = await quote(trial, token, await pick(trial));
    if ((next.body as Wire['Quote']).balanceInCent !== left)
      yield flaw(`The next quote does not start from ${left}.`, exchange, next);
    const state = await trial.send({
      operation: 'getRedemption',
      path: { redeemId: redemption.redeemId },
      token,
    });
    if ((state.body as Wire['Redemption']).remainingBalanceInCent !== left)
      yield flaw(`The state does not leave ${left}.`, exchange, state);
  },
};

const noOverdraft: Rule = {
  id: 'no-overdraft',
  title: 'Two redemptions at once spend a balance once',
  area,
  contract:
    'VCRx30 insufficient credit. PAYx1, the card was declined; payment/state knows its reference as failed.',
  async *check(trial) {
    const { token, voucher } = await holder(trial);
    const quantity = await most(trial, voucher.balanceInCent);
    const quotes = [await quoted(trial, token, quantity), await quoted(trial, token, quantity)];
    const answers = await Promise.all(
      quotes.map(({ quoteId }) =>
        trial.send({ operation: 'createRedemption', token, body: order(trial, quoteId) }),
      ),
    );
    const passed = answers.filter(isOk).length;
    if (passed !== 1) yield flaw(`One of two redemptions has to pass, and ${passed} did.`, ...answers);
  },
};

export const QUOTE_RULES: readonly Rule[] = [
  quoteSums,
  quoteBound,
  quoteOnce,
  quoteMovesNothing,
  balanceLowered,
  noOverdraft,
];
