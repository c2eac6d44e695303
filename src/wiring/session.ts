import { ContainerModule } from 'inversify';
import { RefreshToken } from '#application/voucher/refreshToken.ts';
import { HttpTokenDesk } from '#infrastructure/api/tokenDesk.ts';
import { PartnerShelf } from '#infrastructure/storage/partnerShelf.ts';
import { decodeVoucherToken } from '#infrastructure/token/decodeVoucherToken.ts';
import { TOKENS } from './tokens.ts';

/** What goes with a voucher while it is in use: its renewal, and the partner who brought it. */
export const sessionModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.keptPartner).toResolvedValue((shelf) => new PartnerShelf(shelf), [TOKENS.sessionShelf]);
  bind(TOKENS.tokenDesk).toResolvedValue((api) => new HttpTokenDesk(api, decodeVoucherToken), [TOKENS.api]);
  bind(TOKENS.refreshToken).toResolvedValue(
    (desk, store, clock) => new RefreshToken(desk, store, clock),
    [TOKENS.tokenDesk, TOKENS.voucherStore, TOKENS.clock],
  );
});
