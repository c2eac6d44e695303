import { bareRefusal, found, refusal } from '../core/problem.ts';
import { type Fields, flagAt, idAt, malformed, uuidAt, wholeNumberAt } from '../core/read.ts';
import type { World } from '../core/world.ts';
import { type Asking, amountIn, mail } from '../mail/mails.ts';
import { newOrderNumber } from '../core/random.ts';
import { checkConfirmations, readCustomer, unprocessable } from '../redeem/customer.ts';
import type { Voucher } from '../voucher/voucher.ts';
import type { Donation } from './donation.ts';
import { ORGANISATIONS, type Organisation } from './organisations.ts';

/** Donates value to an organisation. All checks run before money moves. */
export function donate(world: World, body: Fields, voucher: Voucher, asking: Asking): Donation {
  const id = uuidAt(body, 'donationId');
  if (world.state.donations.has(id))
    throw bareRefusal(409, 'The donation was made already', { moneyState: 'spent' });
  const organisation = organisationOf(idAt(body, 'organisationId'));
  const receipt = flagAt(body, 'receipt');
  if (receipt && organisation.receiptBy === null) throw unprocessable('/receipt');
  const customer = readCustomer(body, receipt);
  checkConfirmations(body);
  const valueInCent = wholeNumberAt(body, 'valueInCent');
  if (valueInCent < 1) throw malformed('/valueInCent', 'A value above 0 is expected');
  if (valueInCent > voucher.balanceInCent) throw refusal('VCRx30');
  const donation: Donation = {
    id,
    orderNumber: newOrderNumber(),
    organisation,
    customer,
    serialNumber: voucher.serialNumber,
    currency: voucher.currency,
    valueInCent,
    remainingInCent: world.state.vouchers.spend(voucher, valueInCent),
    receiptBy: receipt ? organisation.receiptBy : null,
    createdAt: world.now(),
  };
  world.state.donations.set(id, donation);
  thank(world, donation, asking);
  return donation;
}

function organisationOf(id: string): Organisation {
  const organisation = ORGANISATIONS.find((one) => one.id === id);
  return found(organisation, 'No such organisation', { moneyState: 'untouched' });
}

function thank(world: World, donation: Donation, asking: Asking): void {
  const { customer, organisation, orderNumber, valueInCent, currency, receiptBy } = donation;
  const post = world.post(asking);
  const words = {
    name: customer.name,
    order: orderNumber,
    shops: organisation.name,
    value: amountIn(currency, valueInCent),
  };
  mail(post, { kind: 'donation', to: customer.email, words });
  if (receiptBy === 'EMAIL') mail(post, { kind: 'donationReceipt', to: customer.email, words });
  if (receiptBy === 'POST') {
    const text = `${organisation.name}, ${words.value}, ${orderNumber}`;
    const letter = { to: customer.name, subject: organisation.name, text };
    world.state.outbox.sendLetter(letter, world.now());
  }
}
