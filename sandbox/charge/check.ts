import { refusal } from '../core/problem.ts';
import { type Fields, textAt } from '../core/read.ts';
import { siteOfHost } from '../core/sites.ts';
import type { Wire } from '../core/wire.ts';
import type { World } from '../core/world.ts';
import { wrongSite } from '../voucher/voucher.ts';
import { chargeRange, chargeRefusal } from './chargeable.ts';

const AT_SERIAL_NUMBER = { pointer: '/serialNumber' } as const;

/** What is on a voucher and what may be added, with a token to do so. Moves nothing. */
export async function checkCharge(world: World, body: Fields, asked: URL): Promise<Wire['ChargeCheck']> {
  const now = world.now();
  const serialNumber = textAt(body, 'serialNumber');
  world.state.captcha.check(textAt(body, 'captcha'), now);
  const { vouchers, till, tokens, tokenLifetime } = world.state;
  const voucher = vouchers.bySerialNumber(serialNumber);
  if (voucher === undefined) throw refusal('VCRx1', AT_SERIAL_NUMBER);
  const site = siteOfHost(asked.hostname);
  if (site !== undefined && site.categoryId !== voucher.categoryId)
    throw wrongSite(voucher, asked, AT_SERIAL_NUMBER);
  const refused = chargeRefusal(voucher, till.ofVoucher(serialNumber), now);
  if (refused) throw refused;
  return {
    token: await tokens.issue(voucher, now, { lifetime: tokenLifetime, refreshes: 0, scope: 'charge' }),
    currentInCent: voucher.balanceInCent,
    currency: voucher.currency,
    ...chargeRange(voucher),
    chargeable: true,
  };
}
