import { OpenThirdPartyEntry } from '#application/thirdParty/openThirdPartyEntry.ts';
import { TakeThirdPartyEntry } from '#application/thirdParty/takeThirdPartyEntry.ts';
import { RefreshToken } from '#application/voucher/refreshToken.ts';
import { TakeVoucher } from '#application/voucher/takeVoucher.ts';
import { HttpThirdPartyApi } from '#infrastructure/api/thirdPartyApi.ts';
import { decodeVoucherToken } from '#infrastructure/token/decodeVoucherToken.ts';
import { ENTRY } from '#ui/screens/entry/services.ts';
import { TOKENS } from '../wiring/tokens.ts';
import { areaOf } from './area.ts';
import { SHARED } from './sharedTokens.ts';

/** What the entry page needs later: refreshing a voucher's token and entering through a partner's link. */
export const entry = areaOf(ENTRY, ({ bind, bindTo }) => {
  const partners = bindTo(
    HttpThirdPartyApi,
    (api) => new HttpThirdPartyApi(api, decodeVoucherToken),
    TOKENS.api,
  );
  return {
    openThirdPartyEntry: bind(OpenThirdPartyEntry, partners, TakeVoucher, TOKENS.clock),
    refreshToken: RefreshToken,
    takeThirdPartyEntry: bind(TakeThirdPartyEntry, TakeVoucher, SHARED.kept),
  };
});
