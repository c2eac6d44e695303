import { ContainerModule } from 'inversify';
import { OpenThirdPartyEntry } from '#application/thirdParty/openThirdPartyEntry.ts';
import { TakeThirdPartyEntry } from '#application/thirdParty/takeThirdPartyEntry.ts';
import { HttpThirdPartyDesk } from '#infrastructure/api/thirdPartyDesk.ts';
import { decodeVoucherToken } from '#infrastructure/token/decodeVoucherToken.ts';
import { TOKENS } from './tokens.ts';

/** From a partner's link to a voucher in use. */
export const thirdPartyModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.thirdPartyDesk).toResolvedValue(
    (api) => new HttpThirdPartyDesk(api, decodeVoucherToken),
    [TOKENS.api],
  );
  bind(TOKENS.openThirdPartyEntry).toResolvedValue(
    (desk, clock) => new OpenThirdPartyEntry(desk, clock),
    [TOKENS.thirdPartyDesk, TOKENS.clock],
  );
  bind(TOKENS.takeThirdPartyEntry).toResolvedValue(
    (take, partner) => new TakeThirdPartyEntry(take, partner),
    [TOKENS.takeVoucher, TOKENS.keptPartner],
  );
});
