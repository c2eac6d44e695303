import { refusal } from '../core/problem.ts';
import { type Fields, textAt } from '../core/read.ts';
import type { Wire } from '../core/wire.ts';
import type { World } from '../core/world.ts';
import { captureNow, ID_FIELD } from '../payment/outcome.ts';
import type { Provider } from '../payment/payment.ts';
import type { Voucher } from '../voucher/voucher.ts';

/** Captures an authorised payment for topping up this voucher and says how it stands. */
export function finalizeCharge(
  world: World,
  body: Fields,
  { provider, voucher }: { readonly provider: Provider; readonly voucher: Voucher },
): Wire['ChargeOutcome'] {
  const { till, vouchers } = world.state;
  const { serialNumber } = voucher;
  const field = ID_FIELD[provider];
  const payment = till.byId(textAt(body, field));
  const { purpose } = payment ?? {};
  const isOwn = purpose?.kind === 'charge' && purpose.serialNumber === serialNumber;
  if (payment?.provider !== provider || !isOwn)
    throw refusal('PAYx1', { status: 404, pointer: `/${field}`, detail: 'No such payment' });
  const outcome = captureNow(world, payment);
  if (outcome.state !== 'received') return outcome;
  const balanceInCent = vouchers.bySerialNumber(serialNumber)?.balanceInCent ?? payment.amountInCent;
  return { ...outcome, chargedInCent: payment.amountInCent, balanceInCent };
}
