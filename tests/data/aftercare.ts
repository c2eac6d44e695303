import { SaveReminder } from '#application/calendar/saveReminder.ts';
import { DownloadDocument } from '#application/document/downloadDocument.ts';
import { OpenDocument } from '#application/document/openDocument.ts';
import { DonationKind } from '#application/donation/donationKind.ts';
import { FinishDonation } from '#application/donation/finishDonation.ts';
import { ListOrganisations } from '#application/donation/listOrganisations.ts';
import { FindGiveaway } from '#application/giveaway/findGiveaway.ts';
import { RedeemGiveaway } from '#application/giveaway/redeemGiveaway.ts';
import { AskOrderStatus } from '#application/orderStatus/askOrderStatus.ts';
import { OrderRun } from '#application/orders/orderRun.ts';
import { CorrectEmail } from '#application/redemption/correctEmail.ts';
import { DownloadCodePdf } from '#application/redemption/downloadCodePdf.ts';
import { RefreshReceipt } from '#application/redemption/refreshReceipt.ts';
import { RenewRedeemLink } from '#application/redemption/renewRedeemLink.ts';
import { ResendRedeemLink } from '#application/redemption/resendRedeemLink.ts';
import { OpenThirdPartyEntry } from '#application/thirdParty/openThirdPartyEntry.ts';
import { TakeThirdPartyEntry } from '#application/thirdParty/takeThirdPartyEntry.ts';
import { DonationStore } from '#ui/session/DonationStore.ts';
import type { Aftercare } from '#ui/session/services.ts';
import type { TabWatch } from '#ui/session/TabWatch.ts';
import type { Desks } from './desks.ts';
import type { Device } from './device.ts';
import { aDonationId } from './donation.ts';

/** What `src/wiring/aftercare.ts` adds, over fakes. */
export function anAftercare(desks: Desks, device: Device, tab: TabWatch): Aftercare {
  const { clock, donationBook, donations, end, keep, spend } = device;
  const finishDonation = new FinishDonation(donationBook, donations, spend, keep, end);
  const kept = {
    donations,
    donationRun: new OrderRun(new DonationKind(desks.donation, finishDonation), donationBook, clock),
  };
  return {
    ...kept,
    given: new DonationStore(kept, tab),
    askOrderStatus: new AskOrderStatus(desks.order),
    correctEmail: new CorrectEmail(desks.email, device.receipts, device.drafts),
    downloadCodePdf: new DownloadCodePdf(desks.link, device.files),
    downloadDocument: new DownloadDocument(desks.document, device.files),
    findGiveaway: new FindGiveaway(desks.giveaway),
    listOrganisations: new ListOrganisations(desks.donation),
    newDonationId: () => aDonationId,
    openDocument: new OpenDocument(desks.document),
    openThirdPartyEntry: new OpenThirdPartyEntry(desks.thirdParty, device.clock),
    redeemGiveaway: new RedeemGiveaway(desks.giveaway),
    refreshReceipt: new RefreshReceipt(desks.redemption, device.receipts),
    renewRedeemLink: new RenewRedeemLink(desks.link),
    resendRedeemLink: new ResendRedeemLink(desks.resend),
    saveReminder: new SaveReminder(device.calendar, device.clock),
    screenAwake: device.screenAwake,
    takeThirdPartyEntry: new TakeThirdPartyEntry(device.take, device.partner),
  };
}
