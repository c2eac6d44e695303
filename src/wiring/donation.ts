import { ContainerModule } from 'inversify';
import { DonationKind } from '#application/donation/donationKind.ts';
import { FinishDonation } from '#application/donation/finishDonation.ts';
import { ListOrganisations } from '#application/donation/listOrganisations.ts';
import { OrderRun } from '#application/orders/orderRun.ts';
import { HttpDonationDesk } from '#infrastructure/api/donationDesk.ts';
import { newDonationId } from '#infrastructure/ids/donationIds.ts';
import { DONATION_FORM } from '#infrastructure/storage/donationNotes.ts';
import { DonationShelf } from '#infrastructure/storage/donationShelf.ts';
import { OpenOrderLook } from '#infrastructure/storage/openOrderLook.ts';
import { OrderShelf } from '#infrastructure/storage/orderShelf.ts';
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
  bind(TOKENS.donationBook).toResolvedValue(
    (shelf) => new OrderShelf(shelf, new OpenOrderLook(shelf), DONATION_FORM),
    [TOKENS.sessionShelf],
  );
  bind(TOKENS.finishDonation).toResolvedValue(
    (book, donations, spend, keep, end) => new FinishDonation(book, donations, spend, keep, end),
    [TOKENS.donationBook, TOKENS.donations, TOKENS.spendVoucher, TOKENS.keepForRest, TOKENS.endVoucher],
  );
  bind(TOKENS.donationRun).toResolvedValue(
    (desk, finish, book, clock) => new OrderRun(new DonationKind(desk, finish), book, clock),
    [TOKENS.donationDesk, TOKENS.finishDonation, TOKENS.donationBook, TOKENS.clock],
  );
});
