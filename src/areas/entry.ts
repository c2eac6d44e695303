import { ContainerModule } from 'inversify';
import { OpenThirdPartyEntry, type ThirdPartyApi } from '#application/thirdParty/openThirdPartyEntry.ts';
import { TakeThirdPartyEntry } from '#application/thirdParty/takeThirdPartyEntry.ts';
import { RefreshToken } from '#application/voucher/refreshToken.ts';
import { TakeVoucher } from '#application/voucher/takeVoucher.ts';
import { HttpThirdPartyApi } from '#infrastructure/api/thirdPartyApi.ts';
import { decodeVoucherToken } from '#infrastructure/token/decodeVoucherToken.ts';
import { ENTRY } from '#ui/screens/entry/services.ts';
import { binding } from '../wiring/binding.ts';
import { TOKENS } from '../wiring/tokens.ts';
import { token } from '../wiring/token.ts';
import { areaOf } from './area.ts';
import { SHARED } from './sharedTokens.ts';

export const ENTRY_TOKENS = {
  thirdPartyApi: token<ThirdPartyApi>('ThirdPartyApi'),
} as const;

/** What the entry page needs later: refreshing a voucher's token and entering through a partner's link. */
export const entry = areaOf(ENTRY, {
  bindings: new ContainerModule(({ bind }) => {
    const { bindClass } = binding(bind);
    bind(ENTRY_TOKENS.thirdPartyApi).toResolvedValue(
      (api) => new HttpThirdPartyApi(api, decodeVoucherToken),
      [TOKENS.api],
    );
    bindClass(OpenThirdPartyEntry, ENTRY_TOKENS.thirdPartyApi, TakeVoucher, TOKENS.clock);
    bindClass(TakeThirdPartyEntry, TakeVoucher, SHARED.kept);
  }),
  record: (container) => ({
    openThirdPartyEntry: container.get(OpenThirdPartyEntry),
    refreshToken: container.get(RefreshToken),
    takeThirdPartyEntry: container.get(TakeThirdPartyEntry),
  }),
});
