import { ContainerModule } from 'inversify';
import { Donate } from '#application/donation/donate.ts';
import { FindDonation } from '#application/donation/findDonation.ts';
import { FinishDonation } from '#application/donation/finishDonation.ts';
import { ListOrganisations } from '#application/donation/listOrganisations.ts';
import { HttpDonationDesk } from '#infrastructure/api/donationDesk.ts';
import { newDonationId } from '#infrastructure/ids/donationIds.ts';
import { DonationShelf } from '#infrastructure/storage/donationShelf.ts';
import { TOKENS } from './tokens.ts';

/** Giving a voucher's value away. */
export const donationModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.donationDesk).toResolvedValue((api) => new HttpDonationDesk(api), [TOKENS.api]);
  bind(TOKENS.donations).toResolvedValue((shelf) => new DonationShelf(shelf), [TOKENS.sessionShelf]);
  bind(TOKENS.newDonationId).toConstantValue(newDonationId);
  bind(TOKENS.listOrganisations).toResolvedValue(
    (desk) => new ListOrganisations(desk),
    [TOKENS.donationDesk],
  );
  bind(TOKENS.findDonation).toResolvedValue((desk) => new FindDonation(desk), [TOKENS.donationDesk]);
  bind(TOKENS.finishDonation).toResolvedValue(
    (donations, store, spend, keep) => new FinishDonation(donations, store, spend, keep),
    [TOKENS.donations, TOKENS.voucherStore, TOKENS.spendVoucher, TOKENS.keepForRest],
  );
  bind(TOKENS.donate).toResolvedValue(
    (desk, find) => new Donate(desk, find),
    [TOKENS.donationDesk, TOKENS.findDonation],
  );
});
