import { bought, customer, donation, holder, organisation, type Wire } from '../driver/acts.ts';
import { codeOf, isOk, moneyOf } from '../driver/call.ts';
import { flaw } from '../driver/finding.ts';
import { fraudData, inactive, requestedCheck, support } from '../straight/serving.ts';
import type { Rule } from './rule.ts';
import { sameAnswer, sameValue } from './sameAnswer.ts';

const donationWhole: Rule = {
  id: 'donation-whole',
  title: 'A donation forwards its whole value, once, and its state says the same',
  area: 'donation',
  contract: 'description: Equals the value; nothing is kept.',
  async *check(trial) {
    const organisationId = await organisation(trial);
    const { token, voucher } = await holder(trial);
    const body = donation(trial, { organisationId });
    const call = { operation: 'createDonation', token, body } as const;
    const { body: given, exchange } = await trial.good<Wire['Donation']>(call);
    if (given.valueInCent !== body.valueInCent || given.forwardedInCent !== body.valueInCent)
      yield flaw(`${body.valueInCent} has to be given and forwarded.`, exchange);
    if (given.donationId !== body.donationId) yield flaw('The donation has another id.', exchange);
    if (given.remainingBalanceInCent !== voucher.balanceInCent - body.valueInCent)
      yield flaw('The balance is not lowered by the value.', exchange);
    if (given.organisation.id !== organisationId) yield flaw('Another organisation gets it.', exchange);
    const again = await trial.send(call);
    if (again.status !== 409 || moneyOf(again) !== 'spent')
      yield flaw('The same donation with another key has to be refused with 409 and spent.', exchange, again);
    const path = { donationId: body.donationId };
    const state = await trial.send({ operation: 'getDonation', path });
    if (!sameValue(state.body, exchange.body))
      yield flaw('The state differs from the answer.', exchange, state);
  },
};

const donationRestStays: Rule = {
  id: 'donation-rest-stays',
  title: 'The state of a donation goes on naming what it left, whatever the voucher pays later',
  area: 'donation',
  contract: 'description: What it left on the voucher, the same whenever it is asked for.',
  async *check(trial) {
    const organisationId = await organisation(trial);
    const { token } = await holder(trial);
    const give = () => {
      const body = donation(trial, { organisationId });
      return trial.good<Wire['Donation']>({ operation: 'createDonation', token, body });
    };
    const { body: given, exchange } = await give();
    const later = await give();
    const path = { donationId: given.donationId };
    const state = await trial.send({ operation: 'getDonation', path });
    const { remainingBalanceInCent } = state.body as Wire['Donation'];
    if (remainingBalanceInCent !== given.remainingBalanceInCent)
      yield flaw('The state names another rest than the answer.', exchange, later.exchange, state);
  },
};

const receiptNeedsAddress: Rule = {
  id: 'receipt-needs-address',
  title: 'A receipt needs an address',
  area: 'donation',
  contract: '`receipt` the customer',
  async *check(trial) {
    const organisationId = await organisation(trial);
    const { token } = await holder(trial);
    const give = (changes: object) =>
      trial.send({
        operation: 'createDonation',
        token,
        body: donation(trial, { organisationId, receipt: true, ...changes }),
      });
    const bare = await give({});
    if (isOk(bare)) yield flaw('A receipt without an address has to be refused.', bare);
    const full = await give({ customer: customer(trial) });
    if (isOk(full) && (full.body as Wire['Donation']).receiptBy === undefined)
      yield flaw('The answer has to say how the receipt comes.', full);
  },
};

const orderKnown: Rule = {
  id: 'order-known',
  title: 'An order is told to its address only',
  area: 'order',
  contract:
    'vouchers. ORDx1 also answers an e-mail address that does not belong to the order; a top-up knows none',
  async *check(trial) {
    const { redemption, exchange } = await bought(trial);
    const ask = (email: string) => {
      const body = { orderNumber: redemption.orderNumber, email, captcha: trial.stock.captcha() };
      return trial.send({ operation: 'getOrderStatus', body });
    };
    const own = await ask(trial.data.customer.email);
    const { status, orderNumber } = own.body as Wire['OrderStatus'];
    if (status !== redemption.status || orderNumber !== redemption.orderNumber)
      yield flaw('The status of the order is not that of the redemption.', exchange, own);
    const foreign = await ask('nobody@mail.example');
    if (codeOf(foreign) !== 'ORDx1') yield flaw('Another address has to be refused with ORDx1.', foreign);
  },
};

const ticketOnce: Rule = {
  id: 'ticket-once',
  title: 'A request about the same is added to its ticket',
  area: 'support',
  contract:
    'Moves no value and needs no token. While a ticket about the same is open (same address in any case, topic,',
  async *check(trial) {
    const call = support(trial);
    const first = await trial.send(call);
    const again = await trial.send(call);
    const [one, two] = [first.body as Wire['SupportTicket'], again.body as Wire['SupportTicket']];
    if (first.status !== 201 || one.wasOpen) yield flaw('A first request has to open a ticket: 201.', first);
    if (again.status !== 200 || !two.wasOpen) yield flaw('A repeat has to be added: 200.', first, again);
    if (one.ticketNumber !== two.ticketNumber) yield flaw('A repeat has another ticket.', first, again);
  },
};

const reactivationOnce: Rule = {
  id: 'reactivation-once',
  title: 'A check of an old code that is requested again is the same check',
  area: 'reactivation',
  contract:
    'A request for a code whose check is running answers that check: the same id, the same `readyBy`, nothing',
  async *check(trial) {
    const { code, body, exchange } = await requestedCheck(trial);
    const again = await trial.send({
      operation: 'requestReactivation',
      body: { code, email: 'other@mail.example', captcha: trial.stock.captcha() },
    });
    if (!sameAnswer(exchange, again)) yield flaw('A repeat has to answer the same check.', exchange, again);
    const state = await trial.send({ operation: 'getReactivation', link: body.reactivationId });
    if (!sameValue(state.body, exchange.body))
      yield flaw('The state differs from the answer.', exchange, state);
  },
};

const activationRepeats: Rule = {
  id: 'activation-repeats',
  title: 'An activation may be repeated, and is told by the order',
  area: 'activation',
  contract: 'is answered ACTIVATED, so the call may be repeated.',
  async *check(trial) {
    const link = trial.stock.take('activations', trial.data.activations.toReversed());
    const serialNumbers = [await inactive(trial, link)];
    const call = { operation: 'activateVouchers', link, body: { serialNumbers } } as const;
    const first = await trial.send(call);
    const again = await trial.send(call);
    const [result] = (again.body as Wire['ActivationResults']).results;
    if (!sameValue(first.body, again.body)) yield flaw('A repeat has another result.', first, again);
    const order = await trial.send({ operation: 'getActivation', link });
    const told = (order.body as Wire['Activation']).vouchers.find(
      ({ serialNumber }) => serialNumber === serialNumbers[0],
    );
    if (result?.outcome !== told?.state) yield flaw('The order does not tell the result.', again, order);
    const foreign = await trial.send({ ...call, body: { serialNumbers: ['000000000'] } });
    if (foreign.status !== 422) yield flaw('A foreign serial number has to be refused with 422.', foreign);
  },
};

const checkKept: Rule = {
  id: 'check-kept',
  title: 'A step of a check that is repeated changes nothing',
  area: 'fraud',
  contract:
    'DATA_REQUIRED becomes DOCUMENT_REQUIRED. In any later state nothing is changed and the state is answered,',
  async *check(trial) {
    const link = trial.stock.lend('fraudChecks.begun', trial.data.fraudChecks.begun);
    const first = await trial.send(fraudData(trial, link));
    const again = await trial.send(fraudData(trial, link));
    if (!sameAnswer(first, again)) yield flaw('A repeat changed the check.', first, again);
    if ((first.body as Wire['FraudCheck']).state !== 'DOCUMENT_REQUIRED')
      yield flaw('After the data, the document is required.', first);
  },
};

export const SERVING_RULES: readonly Rule[] = [
  donationWhole,
  donationRestStays,
  receiptNeedsAddress,
  orderKnown,
  ticketOnce,
  reactivationOnce,
  activationRepeats,
  checkKept,
];
