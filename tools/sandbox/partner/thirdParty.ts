import { pictureAddress } from '../core/picture.ts';
import type { Instant } from '../core/clock.ts';
import { bareRefusal, refusal } from '../core/problem.ts';
import type { Wire } from '../core/wire.ts';
import type { World } from '../core/world.ts';
import { type Voucher, refusalOf } from '../voucher/voucher.ts';

/** The ident in the ready-made link of a partner. */
export const READY_PARTNER_IDENT = 'tp-ready00000000000000000000000000000000';

const PARTNER: Wire['ThirdPartyEntry']['partner'] = {
  name: 'Sternbonus',
  logo: pictureAddress('partners/sternbonus'),
  returnUrl: 'https://www.sternbonus.example/account',
};

/** A token for a holder that a partner sends. Refused if the voucher behind the ident is unusable. */
export async function thirdPartyEntry(
  world: World,
  ident: string,
  asked: URL,
): Promise<Wire['ThirdPartyEntry']> {
  if (ident !== READY_PARTNER_IDENT) throw bareRefusal(404, 'No such partner link');
  const now = world.now();
  const voucher = partnerVoucher(world);
  const refused = refusalOf(voucher.code, voucher, { categoryId: voucher.categoryId, now, asked });
  if (refused) throw refused;
  return { token: await tokenOf(world, voucher, now), partner: PARTNER };
}

const PARTNER_VALUE_IN_CENT = 10_000;

/** The large seeded voucher of the first site. Vouchers that tests issue come later in the list. */
function partnerVoucher(world: World): Voucher {
  const voucher = world.state.vouchers
    .all()
    .find(
      ({ site, condition, valueInCent }) =>
        site === 'de' && condition === 'spendable' && valueInCent === PARTNER_VALUE_IN_CENT,
    );
  if (voucher === undefined) throw refusal('VCRx1');
  return voucher;
}

function tokenOf(world: World, voucher: Voucher, now: Instant): Promise<string> {
  return world.state.tokens.issue(voucher, now, {
    lifetime: world.state.tokenLifetime,
    refreshes: 0,
    partner: PARTNER.name,
  });
}
