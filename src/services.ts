import type { Container } from 'inversify';
import bundledTexts from '#locales/bundled.json';
import { SITES } from '#sites/index.ts';
import type { Services } from '#ui/services.ts';
import { type Arrival, ArrivalStore } from '#ui/session/ArrivalStore.ts';
import { FlashStore } from '#ui/session/FlashStore.ts';
import type { LanguageStore } from '#ui/session/LanguageStore.ts';
import { SessionStore } from '#ui/session/SessionStore.ts';
import type { SiteStore } from '#ui/session/SiteStore.ts';
import { TOKENS } from './wiring/tokens.ts';

/** The record that views work with, out of the container and the stores. */
export function servicesOf(
  container: Container,
  { arrival, language, site }: { arrival: Arrival; language: LanguageStore; site: SiteStore },
): Services {
  const session = new SessionStore(
    container.get(TOKENS.restoreVoucher),
    container.get(TOKENS.forgetVoucher),
    container.get(TOKENS.voucherStore),
    container.get(TOKENS.otherTabs),
    container.get(TOKENS.clock),
  );
  return {
    arrival: new ArrivalStore(arrival),
    flash: new FlashStore(),
    language,
    session,
    site,
    askSecurityQuestion: container.get(TOKENS.askSecurityQuestion),
    browseShops: container.get(TOKENS.browseShops),
    enterVoucherCode: container.get(TOKENS.enterVoucherCode),
    findRedemption: container.get(TOKENS.findRedemption),
    openRedeemLink: container.get(TOKENS.openRedeemLink),
    openShop: container.get(TOKENS.openShop),
    quoteRedemption: container.get(TOKENS.quoteRedemption),
    redeem: container.get(TOKENS.redeem),
    revealCode: container.get(TOKENS.revealCode),
    bundledTexts,
    captcha: container.get(TOKENS.captcha),
    choices: container.get(TOKENS.choices),
    clock: container.get(TOKENS.clock),
    drafts: container.get(TOKENS.drafts),
    log: container.get(TOKENS.log),
    newKey: container.get(TOKENS.newKey),
    pageReload: container.get(TOKENS.pageReload),
    sites: SITES,
  };
}
