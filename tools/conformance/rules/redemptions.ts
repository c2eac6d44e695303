import {
  balanceOf,
  bought,
  buy,
  donation,
  holder,
  order,
  organisation,
  quoted,
  type Wire,
} from '../driver/acts.ts';
import { codeOf, moneyOf } from '../driver/call.ts';
import { flaw } from '../driver/finding.ts';
import type { Rule } from './rule.ts';
import { sameValue } from './sameAnswer.ts';

const area = 'redeem';
const SECRETS = ['redeemLinkToken', 'documentIdent', 'fraudPreventionIdent', 'statusToken'];

function secretsIn(body: unknown): string[] {
  const text = JSON.stringify(body) ?? '';
  return SECRETS.filter((name) => text.includes(`"${name}"`));
}

const secretsNeedToken: Rule = {
  id: 'secrets-need-token',
  title: 'What opens something is answered to the right token only',
  area,
  contract: '`statusToken` of the redemption or the token of its voucher, the answer also has what opens',
  async *check(trial) {
    const { redemption, token } = await bought(trial);
    const stranger = await holder(trial);
    const call = { operation: 'getRedemption', path: { redeemId: redemption.redeemId } } as const;
    for (const at of [await trial.send(call), await trial.send({ ...call, token: stranger.token })])
      if (secretsIn(at.body).length > 0) yield flaw('The answer has what opens the redemption.', at);
    for (const right of [token, redemption.statusToken]) {
      const at = await trial.send({ ...call, token: right });
      const { redeemLinkToken, statusToken } = at.body as Wire['Redemption'];
      if (redeemLinkToken !== redemption.redeemLinkToken || statusToken !== redemption.statusToken)
        yield flaw('The answer to the right token lacks or changes what opens the redemption.', at);
    }
  },
};

const stateAgrees: Rule = {
  id: 'state-agrees',
  title: 'The state of a redemption says what its answer said',
  area,
  contract: 'description: The same shape as the answer to the redemption.',
  async *check(trial) {
    const { redemption, token, quote, exchange } = await bought(trial);
    if (redemption.redeemId !== quote.quoteId)
      yield flaw('The redemption has another id than its quote.', exchange);
    const at = await trial.send({
      operation: 'getRedemption',
      path: { redeemId: redemption.redeemId },
      token,
    });
    const state = at.body as Wire['Redemption'];
    const same = (['orderNumber', 'currency', 'createdAt', 'redeemId'] as const).every(
      (name) => state[name] === redemption[name],
    );
    if (!same) yield flaw('Order number, currency or time changed.', exchange, at);
    const lines = (of: Wire['Redemption']) =>
      of.items.map(({ shopId, valueInCent, quantity }) => [shopId, valueInCent, quantity]);
    if (!sameValue(lines(state), lines(redemption))) yield flaw('The lines changed.', exchange, at);
    const times = (state.timeline ?? []).map(({ at: when }) => Date.parse(when));
    if (times.some((time, index) => time < (times[index - 1] ?? 0)))
      yield flaw('The timeline is not in the order of its times.', at);
    const unknown = await trial.send({ operation: 'getRedemption', path: { redeemId: crypto.randomUUID() } });
    if (unknown.status !== 404 || moneyOf(unknown) !== 'untouched')
      yield flaw('An unknown redemption has to be 404 with money untouched.', unknown);
  },
};

const restStays: Rule = {
  id: 'rest-stays',
  title: 'The state of a redemption goes on naming what it left, whatever the voucher pays later',
  area,
  contract: 'What it left on the voucher, the same whenever it is asked for; once it is returned',
  async *check(trial) {
    const { redemption, token, exchange } = await bought(trial);
    const later = await buy(trial, token);
    const path = { redeemId: redemption.redeemId };
    const state = await trial.send({ operation: 'getRedemption', path });
    const { remainingBalanceInCent } = state.body as Wire['Redemption'];
    if (remainingBalanceInCent !== redemption.remainingBalanceInCent)
      yield flaw('The state names another rest than the answer.', exchange, later.exchange, state);
  },
};

const neverEchoed: Rule = {
  id: 'never-echoed',
  title: "The customer's address is never echoed",
  area,
  contract: "The customer's address is never echoed.",
  async *check(trial) {
    const { redemption, token, exchange } = await bought(trial, { delivery: 'EMAIL' });
    const path = { redeemId: redemption.redeemId };
    const state = await trial.send({ operation: 'getRedemption', path, token });
    const { email, lastName } = trial.data.customer;
    for (const at of [exchange, state]) {
      const text = JSON.stringify(at.body);
      if (text.includes(email) || text.includes(`"${lastName}"`))
        yield flaw('The answer names the customer.', at);
    }
  },
};

const refusalsMoveNothing: Rule = {
  id: 'refusals-move-nothing',
  title: 'A refusal that says untouched has moved nothing',
  area,
  contract: '    MoneyState:',
  async *check(trial) {
    const organisationId = await organisation(trial);
    const { token, voucher } = await holder(trial);
    const { quoteId } = await quoted(trial, token);
    const redeem = (changes: object) =>
      trial.send({ operation: 'createRedemption', token, body: order(trial, quoteId, changes) });
    const give = (changes: object) => {
      const body = donation(trial, { organisationId, ...changes });
      return trial.send({ operation: 'createDonation', token, body });
    };
    const refusals = [
      await redeem({ confirmations: { notesRead: false } }),
      await redeem({ customer: {} }),
      await redeem({ delivery: 'PIGEON' }),
      await redeem({ payment: { provider: 'unzer' } }),
      await give({ confirmations: { notesRead: false } }),
      await give({ organisationId: '0' }),
      await give({ valueInCent: voucher.balanceInCent + 1 }),
    ];
    for (const at of refusals) {
      if (at.status < 400 || at.status >= 500) yield flaw('The call has to be refused.', at);
      else if (moneyOf(at) !== 'untouched') yield flaw('The refusal has to say that money is untouched.', at);
    }
    const left = await balanceOf(trial, token);
    if (left !== voucher.balanceInCent)
      yield flaw(`Refused calls moved ${voucher.balanceInCent - left}.`, ...refusals);
  },
};

const emailCorrection: Rule = {
  id: 'email-correction',
  title: 'An address is corrected with the right token, and not after a code was revealed',
  area,
  contract: 'description: RDMx5, a code was revealed already; the address can no longer be changed.',
  async *check(trial) {
    const { redemption } = await bought(trial);
    const stranger = await holder(trial);
    const path = { redeemId: redemption.redeemId };
    const body = { email: trial.data.customer.email };
    const call = { operation: 'correctRedemptionEmail', path, body } as const;
    const foreign = await trial.send({ ...call, token: stranger.token });
    if (foreign.status !== 401) yield flaw("Another voucher's token has to be refused with 401.", foreign);
    const bad = await trial.send({ ...call, token: redemption.statusToken, body: { email: 'nowhere' } });
    if (bad.status !== 422) yield flaw('An address that is none has to be refused with 422.', bad);
    await trial.good({ operation: 'revealRedeemLink', link: redemption.redeemLinkToken });
    const late = await trial.send({ ...call, token: redemption.statusToken });
    if (codeOf(late) !== 'RDMx5') yield flaw('After a reveal, a correction has to be refused.', late);
    const state = await trial.send({ operation: 'getRedemption', path });
    if ((state.body as Wire['Redemption']).emailCorrectable !== false)
      yield flaw('After a reveal, the state has to say that the address cannot be corrected.', late, state);
  },
};

const largeHeld: Rule = {
  id: 'large-held',
  title: 'A large redemption waits for its check, and opens nothing before',
  area,
  contract:
    "From 250.00 in the site's currency within a day the answer is ON_HOLD: nothing is delivered before",
  async *check(trial) {
    const { token } = await holder(trial, 'large');
    const { quoteId } = await quoted(trial, token, 10);
    const { body, exchange } = await trial.good<Wire['Redemption']>({
      operation: 'createRedemption',
      token,
      body: order(trial, quoteId),
    });
    if (body.status !== 'ON_HOLD') yield flaw('The redemption has to be on hold.', exchange);
    if (body.redeemLinkToken !== undefined)
      yield flaw('The redemption has a link before its check.', exchange);
    if (body.fraudPreventionIdent === undefined || body.holdUntil === undefined)
      yield flaw('The answer has to name the check and the end of the hold.', exchange);
    const check = await trial.send({ operation: 'getFraudCheck', link: body.fraudPreventionIdent });
    if ((check.body as Partial<Wire['FraudCheck']>).state !== 'DATA_REQUIRED')
      yield flaw('The check has to begin with the data.', exchange, check);
  },
};

export const REDEMPTION_RULES: readonly Rule[] = [
  secretsNeedToken,
  stateAgrees,
  restStays,
  neverEchoed,
  refusalsMoveNothing,
  emailCorrection,
  largeHeld,
];
