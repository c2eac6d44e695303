import type { Context } from 'hono';
import { type Language, languageOf } from '../core/language.ts';
import { found, refusal } from '../core/problem.ts';
import { siteOfCategory } from '../core/sites.ts';
import type { World } from '../core/world.ts';
import type { Making } from '../document/files.ts';
import type { Asking } from '../mail/mails.ts';
import { type Voucher, refusalOf, takesPayments } from '../voucher/voucher.ts';

export function languageIn(context: Context): Language {
  return languageOf(context.req.header('Accept-Language'));
}

/** How the files of the call are made. */
export function makingIn(context: Context, world: World): Making {
  return { language: languageIn(context), now: world.now(), readBrandPicture: world.readBrandPicture };
}

/** 404 for a voucher category of no site. */
export function knownCategory(id: string): number {
  return found(siteOfCategory(Number(id)), 'No such voucher category').categoryId;
}

/** The token of an emailed link; empty if missing, which matches no link. */
export function linkTokenIn(context: Context): string {
  return context.req.header('x-link-token') ?? '';
}

export function askingOf(context: Context): Asking {
  return { language: languageIn(context), origin: new URL(context.req.url).origin };
}

/** The voucher of a charge token; STDx6 for any other token. */
export async function chargedVoucherIn(context: Context, world: World): Promise<Voucher> {
  const { tokens, vouchers } = world.state;
  const token = context.req.header('x-jwt-token');
  const { serialNumber } = await tokens.read(token, world.now(), 'charge');
  const voucher = vouchers.bySerialNumber(serialNumber);
  if (voucher === undefined) throw refusal('STDx6');
  return voucher;
}

/** Like `voucherIn`, but the voucher may be empty if the site takes payments. */
export function redeemedVoucherIn(context: Context, world: World): Promise<Voucher> {
  return voucherIn(context, world, takesPayments);
}

/** The voucher of the call's token; STDx6, or the reason why it is unusable. */
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
