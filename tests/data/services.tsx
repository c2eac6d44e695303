import { act, configure, render } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { I18nextProvider } from 'react-i18next';
import { RouterProvider, createMemoryRouter } from 'react-router';
import { vi } from 'vitest';
import { DownloadDocument } from '#application/document/downloadDocument.ts';
import { OpenDocument } from '#application/document/openDocument.ts';
import type { PageReload } from '#application/ports/pageReload.ts';
import { DownloadCodePdf } from '#application/redemption/downloadCodePdf.ts';
import { SaveReminder } from '#application/calendar/saveReminder.ts';
import { Donate } from '#application/donation/donate.ts';
import { FindDonation } from '#application/donation/findDonation.ts';
import { ListOrganisations } from '#application/donation/listOrganisations.ts';
import { FindGiveaway } from '#application/giveaway/findGiveaway.ts';
import { RedeemGiveaway } from '#application/giveaway/redeemGiveaway.ts';
import { AskOrderStatus } from '#application/order/askOrderStatus.ts';
import { CorrectEmail } from '#application/redemption/correctEmail.ts';
import { RefreshReceipt } from '#application/redemption/refreshReceipt.ts';
import { FindRedemption } from '#application/redemption/findRedemption.ts';
import { OpenRedeemLink } from '#application/redemption/openRedeemLink.ts';
import { QuoteRedemption } from '#application/redemption/quoteRedemption.ts';
import { Redeem } from '#application/redemption/redeem.ts';
import { RenewRedeemLink } from '#application/redemption/renewRedeemLink.ts';
import { ResendRedeemLink } from '#application/redemption/resendRedeemLink.ts';
import { RevealCode } from '#application/redemption/revealCode.ts';
import { BrowseShopPages } from '#application/shop/browseShopPages.ts';
import { BrowseShops } from '#application/shop/browseShops.ts';
import { FindOnWall } from '#application/shop/findOnWall.ts';
import { LoadCategories } from '#application/shop/loadCategories.ts';
import { OpenShop } from '#application/shop/openShop.ts';
import { WallTurns } from '#application/shop/wallTurns.ts';
import { FindVariation } from '#application/site/findVariation.ts';
import { ListVariations } from '#application/site/listVariations.ts';
import { LoadSite } from '#application/site/loadSite.ts';
import { LoadTexts } from '#application/site/loadTexts.ts';
import { ResolvePath } from '#application/site/resolvePath.ts';
import { OpenThirdPartyEntry } from '#application/thirdParty/openThirdPartyEntry.ts';
import { TakeThirdPartyEntry } from '#application/thirdParty/takeThirdPartyEntry.ts';
import { AskSecurityQuestion, type SecurityQuestion } from '#application/voucher/askSecurityQuestion.ts';
import { EnterVoucherCode } from '#application/voucher/enterVoucherCode.ts';
import { ForgetVoucher } from '#application/voucher/forgetVoucher.ts';
import { RefreshToken } from '#application/voucher/refreshToken.ts';
import { RestoreVoucher } from '#application/voucher/restoreVoucher.ts';
import { done } from '#domain/core/result.ts';
import type { Instant } from '#domain/core/instant.ts';
import type { Language, Locale } from '#domain/language/locale.ts';
import type { ProblemKind } from '#domain/problem/problem.ts';
import type { MailRequested } from '#domain/redemption/mailRequest.ts';
import type { Receipt } from '#domain/redemption/receipt.ts';
import type { Site, SiteEntry } from '#domain/site/site.ts';
import type { Partner } from '#domain/thirdParty/partner.ts';
import type { VoucherSession } from '#domain/voucher/voucher.ts';
import { FileTexts } from '#infrastructure/texts/fileTexts.ts';
import bundledTexts from '#locales/bundled.json';
import pauseTexts from '#locales/pause.json';
import { AFTERCARE_TEXTS } from '#src/aftercareTexts.ts';
import { FIRST_TEXTS, JOURNEY_TEXTS } from '#src/textFiles.ts';
import { type Answer, inTurn, refusal } from '#tests/data/answers.ts';
import { ArrivalStore } from '#ui/session/ArrivalStore.ts';
import { FlashStore } from '#ui/session/FlashStore.ts';
import { LanguageStore } from '#ui/session/LanguageStore.ts';
import { PathStore } from '#ui/session/PathStore.ts';
import { SessionStore } from '#ui/session/SessionStore.ts';
import { SiteStore } from '#ui/session/SiteStore.ts';
import { type Aftercare, type Journey, type Services, ServicesContext } from '#ui/services.ts';
import { fakeCaptcha } from './fakeCaptcha.ts';
import {
  fakeDocumentDesk,
  fakeEmailDesk,
  fakeGiveawayDesk,
  fakeOrderDesk,
  fakeRedeemLinkDesk,
  fakeResendDesk,
  fakeRedemptionDesk,
  fakeShopDesk,
  fakeVariationDesk,
  fakeVoucherDesk,
} from './fakeDesks.ts';
import {
  type DonationsKept,
  type DonationsTold,
  aDonationId,
  fakeDonationDesk,
  fakeDonations,
} from './donation.ts';
import { fakeFiles, fakeScreenAwake } from './fakeDevice.ts';
import {
  clockAt,
  fakeChoices,
  fakeDrafts,
  fakeLog,
  fakeOtherTabs,
  fakeReceipts,
  fakeVoucherStore,
} from './fakeTab.ts';
import { now } from './moments.ts';
import { anIdempotencyKey } from './redemption.ts';
import { aSite } from './site.ts';
import { fakeKeptPartner, fakeThirdPartyDesk, fakeTokenDesk } from './thirdParty.ts';

// Parts of a view come in chunks of their own: a busy machine takes its time, that is no failure.
configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 20_000 });

/** What is special about the app that a view stands in. */
interface About {
  site?: Partial<Site>;
  /** What comes instead of the site, try by try, before it comes. */
  siteProblems?: readonly ProblemKind[];
  at?: Instant;
  locale?: Locale;
  /** The voucher in use. */
  session?: VoucherSession;
  codeAnswers?: readonly Answer<VoucherSession>[];
  questions?: readonly Answer<SecurityQuestion>[];
  shops?: Parameters<typeof fakeShopDesk>[0];
  variations?: Parameters<typeof fakeVariationDesk>[0];
  redemptions?: Parameters<typeof fakeRedemptionDesk>[0];
  links?: Parameters<typeof fakeRedeemLinkDesk>[0];
  giveaways?: Parameters<typeof fakeGiveawayDesk>[0];
  corrections?: Parameters<typeof fakeEmailDesk>[0]['answers'];
  orders?: Parameters<typeof fakeOrderDesk>[0]['answers'];
  /** What this tab's last redemption left behind. */
  receipt?: Receipt;
  resends?: readonly Answer<MailRequested>[];
  documents?: Parameters<typeof fakeDocumentDesk>[0];
  /** Whether the device keeps its screen lit. */
  staysAwake?: boolean;
  drafts?: Parameters<typeof fakeDrafts>[0];
  donations?: DonationsTold;
  giving?: DonationsKept;
  entries?: Parameters<typeof fakeThirdPartyDesk>[0]['entries'];
  renewals?: Parameters<typeof fakeTokenDesk>[0]['renewals'];
  partner?: Partner;
  sites?: readonly SiteEntry[];
  /** The code that came along from another of our sites. */
  arrivingCode?: string;
  /** The language whose chunk does not arrive. */
  textsMissing?: Language;
  /** The chunk of the journey does not arrive. */
  journeyMissing?: boolean;
  storageLasts?: boolean;
}

/** A reload that is only counted. */
function fakePageReload() {
  return { now: vi.fn(), once: vi.fn() } satisfies PageReload;
}

/** The app around a view: real stores, use cases and texts over fakes, started and ready. */
export async function anApp(about: About = {}) {
  const log = fakeLog();
  const clock = clockAt(about.at ?? now);
  const site = aSite({ ...(about.locale && { languages: [about.locale] }), ...about.site });
  const problems = [...(about.siteProblems ?? [])];
  const loadSite = async (): Promise<Answer<Site>> => {
    const kind = problems.shift();
    return kind ? refusal(kind, { code: 'STDx1' }) : done(site);
  };
  const missing = about.textsMissing && { [about.textsMissing]: () => Promise.reject(new Error('no chunk')) };
  const choices = fakeChoices({ locale: about.locale ?? 'de' });
  const language = new LanguageStore(
    site.languages,
    new LoadTexts(new FileTexts({ ...FIRST_TEXTS, ...missing }), log),
    choices,
  );
  const store = new SiteStore(
    site,
    new LoadSite({ load: loadSite }, { load: async () => done({}) }, log),
    language,
    clock,
  );
  const tabs = fakeOtherTabs();
  const kept = fakeVoucherStore();
  const session = new SessionStore(
    new RestoreVoucher(kept, clock),
    new ForgetVoucher(kept, tabs),
    kept,
    tabs,
    clock,
  );
  await store.load();
  await language.add(new LoadTexts(new FileTexts(JOURNEY_TEXTS), log));
  await language.add(new LoadTexts(new FileTexts(AFTERCARE_TEXTS), log));
  if (about.session) {
    kept.write(about.session);
    session.hold(about.session);
  }

  const desks = {
    thirdParty: fakeThirdPartyDesk({ entries: about.entries ?? [] }),
    token: fakeTokenDesk({ renewals: about.renewals ?? [] }),
    voucher: fakeVoucherDesk({ answers: about.codeAnswers ?? [] }),
    shop: fakeShopDesk(about.shops ?? {}),
    variation: fakeVariationDesk(about.variations ?? {}),
    redemption: fakeRedemptionDesk(about.redemptions ?? {}),
    giveaway: fakeGiveawayDesk(about.giveaways ?? {}),
    donation: fakeDonationDesk(about.donations ?? {}),
    email: fakeEmailDesk({ answers: about.corrections ?? [] }),
    order: fakeOrderDesk({ answers: about.orders ?? [] }),
    link: fakeRedeemLinkDesk(about.links ?? {}),
    resend: fakeResendDesk({ answers: about.resends ?? [] }),
    document: fakeDocumentDesk(about.documents ?? {}),
  };
  const ask = inTurn<undefined, Answer<SecurityQuestion>>([], about.questions ?? []);
  const captcha = fakeCaptcha();
  const pageReload = fakePageReload();
  const drafts = fakeDrafts(about.drafts);
  const receipts = fakeReceipts(about.receipt);
  const saved: { file: string; name: string }[] = [];
  const find = new FindRedemption(desks.redemption);
  const turns = new WallTurns();
  const loadCategories = new LoadCategories(desks.shop);
  const browseShops = new BrowseShops(desks.shop, turns);
  const keptPartner = fakeKeptPartner(about.partner ?? null);
  const journey: Journey = {
    browseShopPages: new BrowseShopPages(desks.shop, turns),
    browseShops,
    drafts,
    findOnWall: new FindOnWall(desks.shop, turns, browseShops),
    findRedemption: find,
    keptPartner,
    loadCategories,
    newKey: () => anIdempotencyKey,
    openRedeemLink: new OpenRedeemLink(desks.link),
    openShop: new OpenShop(desks.shop),
    quoteRedemption: new QuoteRedemption(desks.redemption),
    receipts,
    redeem: new Redeem(desks.redemption, find),
    refreshToken: new RefreshToken(desks.token, kept),
    resolvePath: new ResolvePath(
      new ListVariations(desks.variation),
      new FindVariation(desks.variation),
      loadCategories,
    ),
    revealCode: new RevealCode(desks.link),
  };
  const files = fakeFiles();
  const screenAwake = fakeScreenAwake(about.staysAwake ?? true);
  const donations = fakeDonations(about.giving);
  const findDonation = new FindDonation(desks.donation);
  const aftercare: Aftercare = {
    donate: new Donate(desks.donation, findDonation),
    donations,
    findDonation,
    listOrganisations: new ListOrganisations(desks.donation),
    newDonationId: () => aDonationId,
    askOrderStatus: new AskOrderStatus(desks.order),
    correctEmail: new CorrectEmail(desks.email, receipts, drafts),
    findGiveaway: new FindGiveaway(desks.giveaway),
    redeemGiveaway: new RedeemGiveaway(desks.giveaway),
    refreshReceipt: new RefreshReceipt(desks.redemption, receipts),
    saveReminder: new SaveReminder({ save: (file, name) => void saved.push({ file, name }) }, clock),
    downloadCodePdf: new DownloadCodePdf(desks.link, files),
    downloadDocument: new DownloadDocument(desks.document, files),
    openDocument: new OpenDocument(desks.document),
    openThirdPartyEntry: new OpenThirdPartyEntry(desks.thirdParty),
    renewRedeemLink: new RenewRedeemLink(desks.link),
    resendRedeemLink: new ResendRedeemLink(desks.resend),
    screenAwake,
    takeThirdPartyEntry: new TakeThirdPartyEntry(kept, keptPartner),
  };
  // Views wait for the same promise at every drawing.
  const aftercareLoaded = Promise.resolve(aftercare);
  const journeyLoaded = Promise.resolve(journey);
  const pauseLoaded = Promise.resolve(pauseTexts);
  const services = {
    arrival: new ArrivalStore({ path: '/', source: null, campaign: null, code: about.arrivingCode ?? '' }),
    flash: new FlashStore(),
    language,
    session,
    site: store,
    askSecurityQuestion: new AskSecurityQuestion({ ask: () => ask(undefined) }),
    enterVoucherCode: new EnterVoucherCode(desks.voucher, kept),
    aftercare: () => aftercareLoaded,
    bundledTexts,
    captcha,
    choices,
    clock,
    journey: () => (about.journeyMissing ? Promise.reject(new Error('no chunk')) : journeyLoaded),
    log,
    path: new PathStore(
      (urlName) => journey.resolvePath.execute(store.own, urlName, () => language.locale),
      choices,
      store,
    ),
    pauseTexts: () => pauseLoaded,
    pageReload,
    storageHealth: { lasts: () => about.storageLasts ?? true },
    sites: about.sites ?? [site],
  } satisfies Services;
  return {
    receipts,
    saved,
    services,
    desks,
    captcha,
    choices,
    donations,
    drafts,
    files,
    log,
    pageReload,
    screenAwake,
    tabs,
    t: language.i18n.t,
  };
}

interface Place {
  /** The address that is shown. */
  at?: string;
  /** The route that it belongs to. */
  path?: string;
  /** Settings of the route. */
  handle?: { navbar?: boolean };
  /** What the route draws inside the element, which then is a layout. */
  inside?: ReactNode;
}

/** Draws a view in the app, and waits until what it suspends for has come. Answers the way to ask where it went. */
export async function show(services: Services, view: ReactNode, place: Place = {}) {
  const { at = '/', path = '*', handle, inside } = place;
  const shown = inside === undefined ? { path, handle, element: view } : { path, handle, element: inside };
  const { pathname, search } = new URL(at, 'http://app.test');
  const elsewhere = path === '*' ? [] : [{ path: '*', element: null }];
  const router = createMemoryRouter(
    inside === undefined ? [shown, ...elsewhere] : [{ element: view, children: [shown, ...elsewhere] }],
    { initialEntries: [{ pathname, search }] },
  );
  await act(async () => {
    render(
      <ServicesContext value={services}>
        <I18nextProvider i18n={services.language.i18n}>
          <Suspense>
            <RouterProvider router={router} />
          </Suspense>
        </I18nextProvider>
      </ServicesContext>,
    );
  });
  return { path: () => router.state.location.pathname, router };
}
