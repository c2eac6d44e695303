import { type Container, ContainerModule } from 'inversify';
import { DownloadDocument } from '#application/document/downloadDocument.ts';
import { OpenDocument } from '#application/document/openDocument.ts';
import { DownloadCodePdf } from '#application/redemption/downloadCodePdf.ts';
import { RenewRedeemLink } from '#application/redemption/renewRedeemLink.ts';
import { ResendRedeemLink } from '#application/redemption/resendRedeemLink.ts';
import { SaveReminder } from '#application/calendar/saveReminder.ts';
import { FindGiveaway } from '#application/giveaway/findGiveaway.ts';
import { RedeemGiveaway } from '#application/giveaway/redeemGiveaway.ts';
import { AskOrderStatus } from '#application/orderStatus/askOrderStatus.ts';
import { CorrectEmail } from '#application/redemption/correctEmail.ts';
import { RefreshReceipt } from '#application/redemption/refreshReceipt.ts';
import { LoadTexts } from '#application/site/loadTexts.ts';
import { HttpDocumentDesk } from '#infrastructure/api/documentDesk.ts';
import { HttpEmailDesk } from '#infrastructure/api/emailDesk.ts';
import { HttpGiveawayDesk } from '#infrastructure/api/giveawayDesk.ts';
import { HttpOrderDesk } from '#infrastructure/api/orderDesk.ts';
import { HttpResendDesk } from '#infrastructure/api/resendDesk.ts';
import { BrowserDownload } from '#infrastructure/files/browserDownload.ts';
import { WakeLockScreen } from '#infrastructure/screen/wakeLock.ts';
import { CalendarDownload } from '#infrastructure/files/calendarDownload.ts';
import { FileTexts } from '#infrastructure/texts/fileTexts.ts';
import { DonationStore } from '#ui/session/DonationStore.ts';
import type { Aftercare } from '#ui/session/services.ts';
import { AFTERCARE_TEXTS } from '../aftercareTexts.ts';
import { donationModule } from './donation.ts';
import { buildSettings } from './environment.ts';
import { NO_TEXTS } from './noTexts.ts';
import { thirdPartyModule } from './thirdParty.ts';
import { TOKENS } from './tokens.ts';

const aftercareModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.loadAftercareTexts).toResolvedValue(
    (log) =>
      new LoadTexts(new FileTexts(buildSettings().usesTranslationDump ? NO_TEXTS : AFTERCARE_TEXTS), log),
    [TOKENS.log],
  );
  bind(TOKENS.emailDesk).toResolvedValue((api) => new HttpEmailDesk(api), [TOKENS.api]);
  bind(TOKENS.correctEmail).toResolvedValue(
    (desk, receipts, drafts) => new CorrectEmail(desk, receipts, drafts),
    [TOKENS.emailDesk, TOKENS.receipts, TOKENS.drafts],
  );
  bind(TOKENS.refreshReceipt).toResolvedValue(
    (desk, receipts) => new RefreshReceipt(desk, receipts),
    [TOKENS.redemptionDesk, TOKENS.receipts],
  );
  bind(TOKENS.giveawayDesk).toResolvedValue((api) => new HttpGiveawayDesk(api), [TOKENS.api]);
  bind(TOKENS.findGiveaway).toResolvedValue((desk) => new FindGiveaway(desk), [TOKENS.giveawayDesk]);
  bind(TOKENS.redeemGiveaway).toResolvedValue((desk) => new RedeemGiveaway(desk), [TOKENS.giveawayDesk]);
  bind(TOKENS.orderDesk).toResolvedValue((api) => new HttpOrderDesk(api), [TOKENS.api]);
  bind(TOKENS.askOrderStatus).toResolvedValue((desk) => new AskOrderStatus(desk), [TOKENS.orderDesk]);
  bind(TOKENS.saveCalendar).toResolvedValue(() => new CalendarDownload(), []);
  bind(TOKENS.saveReminder).toResolvedValue(
    (files, clock) => new SaveReminder(files, clock),
    [TOKENS.saveCalendar, TOKENS.clock],
  );
  bind(TOKENS.resendDesk).toResolvedValue((api) => new HttpResendDesk(api), [TOKENS.api]);
  bind(TOKENS.resendRedeemLink).toResolvedValue((desk) => new ResendRedeemLink(desk), [TOKENS.resendDesk]);
  bind(TOKENS.saveFile).toResolvedValue(() => new BrowserDownload(), []);
  bind(TOKENS.screenAwake).toResolvedValue(() => new WakeLockScreen(), []);
  bind(TOKENS.renewRedeemLink).toResolvedValue((desk) => new RenewRedeemLink(desk), [TOKENS.redeemLinkDesk]);
  bind(TOKENS.downloadCodePdf).toResolvedValue(
    (desk, files) => new DownloadCodePdf(desk, files),
    [TOKENS.redeemLinkDesk, TOKENS.saveFile],
  );
  bind(TOKENS.documentDesk).toResolvedValue((api) => new HttpDocumentDesk(api), [TOKENS.api]);
  bind(TOKENS.openDocument).toResolvedValue((desk) => new OpenDocument(desk), [TOKENS.documentDesk]);
  bind(TOKENS.downloadDocument).toResolvedValue(
    (desk, files) => new DownloadDocument(desk, files),
    [TOKENS.documentDesk, TOKENS.saveFile],
  );
});

/**
 * Adds what comes after a redemption and beside it: resending, documents, giveaways, donations. Only the screens that
 * need it fetch it, after the journey, and again where their texts did not come.
 */
export function loadAftercare(container: Container): Aftercare {
  if (!container.isBound(TOKENS.loadAftercareTexts))
    container.load(aftercareModule, donationModule, thirdPartyModule);
  const kept = {
    donationRun: container.get(TOKENS.donationRun),
    donations: container.get(TOKENS.donations),
  };
  return {
    ...kept,
    given: new DonationStore(kept, container.get(TOKENS.tabWatch)),
    askOrderStatus: container.get(TOKENS.askOrderStatus),
    correctEmail: container.get(TOKENS.correctEmail),
    listOrganisations: container.get(TOKENS.listOrganisations),
    newDonationId: container.get(TOKENS.newDonationId),
    findGiveaway: container.get(TOKENS.findGiveaway),
    redeemGiveaway: container.get(TOKENS.redeemGiveaway),
    refreshReceipt: container.get(TOKENS.refreshReceipt),
    saveReminder: container.get(TOKENS.saveReminder),
    downloadCodePdf: container.get(TOKENS.downloadCodePdf),
    downloadDocument: container.get(TOKENS.downloadDocument),
    openDocument: container.get(TOKENS.openDocument),
    openThirdPartyEntry: container.get(TOKENS.openThirdPartyEntry),
    renewRedeemLink: container.get(TOKENS.renewRedeemLink),
    resendRedeemLink: container.get(TOKENS.resendRedeemLink),
    screenAwake: container.get(TOKENS.screenAwake),
    takeThirdPartyEntry: container.get(TOKENS.takeThirdPartyEntry),
  };
}
