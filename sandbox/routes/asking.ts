import type { Context } from 'hono';
import { type Language, languageOf } from '../core/language.ts';
import { found, refusal } from '../core/problem.ts';
import { siteOfCategory } from '../core/sites.ts';
import type { World } from '../core/world.ts';
import type { Asking } from '../mail/mails.ts';
import { type Voucher, refusalOf, takesPayments } from '../voucher/voucher.ts';

/** The language of the person who asks. */
export function languageIn(context: Context): Language {
  return languageOf(context.req.header('Accept-Language'));
}

/** A voucher category that one of the sites has, else 404. */
export function knownCategory(id: string): number {
  return found(siteOfCategory(Number(id)), 'No such voucher category').categoryId;
}

/** What authorises the call of a link's page; empty where none came, which is no link's. */
export function linkTokenIn(context: Context): string {
  return context.req.header('x-link-token') ?? '';
}

/** How a mail about this call is to be written. */
export function askingOf(context: Context): Asking {
  return { language: languageIn(context), origin: new URL(context.req.url).origin };
}

/** The voucher that the token of a charge check is for; STDx6 for any other token. */
export async function chargedVoucherIn(context: Context, world: World): Promise<Voucher> {
  const { tokens, vouchers } = world.state;
  const token = context.req.header('x-jwt-token');
  const { serialNumber } = await tokens.read(token, world.now(), 'charge');
  const voucher = vouchers.bySerialNumber(serialNumber);
  if (voucher === undefined) throw refusal('STDx6');
  return voucher;
}

/** As `voucherIn`; it may be empty where what it lacks can be paid. */
export function redeemedVoucherIn(context: Context, world: World): Promise<Voucher> {
  return voucherIn(context, world, takesPayments);
}

/** The voucher whose token comes with the call; STDx6, or why it can no longer be used. */
export async function voucherIn(
  context: Context,
  world: World,
  mayBeEmpty: (voucher: Voucher) => boolean = () => false,
): Promise<Voucher> {
  const now = world.now();
  const { serialNumber } = await world.state.tokens.read(context.req.header('x-jwt-token'), now);
  const voucher = world.state.vouchers.bySerialNumber(serialNumber);
  if (voucher === undefined) throw refusal('STDx6');
  const asked = new URL(context.req.url);
  const asking = { categoryId: voucher.categoryId, now, asked, mayBeEmpty: mayBeEmpty(voucher) };
  const refused = refusalOf(voucher.code, voucher, asking);
  if (refused) throw refused;
  return voucher;
}
