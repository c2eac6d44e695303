import type { Container } from 'inversify';
import { LoadTexts } from '#application/site/loadTexts.ts';
import type { Site } from '#domain/site/site.ts';
import { loadRefusals } from '#infrastructure/api/call.ts';
import { FileTexts } from '#infrastructure/texts/fileTexts.ts';
import { DraftStore } from '#ui/session/DraftStore.ts';
import type { Journey } from '#ui/session/services.ts';
import { PARTNER_TEXTS } from '../partnerTexts.ts';
import { buildSettings } from './environment.ts';
import { redemptionModule } from './redemption.ts';
import { sessionModule } from './session.ts';
import { shopsModule } from './shops.ts';
import { TOKENS } from './tokens.ts';

/**
 * Adds everything from the wall to the revealed code. It is a chunk of its own: the code field, which is the first
 * thing a holder needs, does not wait for it. To be called once per container.
 */
export function loadJourney(container: Container): Journey {
  void loadRefusals().catch(() => undefined); // fetched again by the first call that is refused
  container.load(shopsModule, redemptionModule, sessionModule);
  const kept = {
    drafts: container.get(TOKENS.drafts),
    keptPartner: container.get(TOKENS.keptPartner),
    receipts: container.get(TOKENS.receipts),
    redemptionRun: container.get(TOKENS.redemptionRun),
  };
  return {
    ...kept,
    kept: new DraftStore(kept, container.get(TOKENS.tabWatch)),
    browseShopPages: container.get(TOKENS.browseShopPages),
    browseShops: container.get(TOKENS.browseShops),
    findOnWall: container.get(TOKENS.findOnWall),
    loadCategories: container.get(TOKENS.loadCategories),
    newKey: container.get(TOKENS.newKey),
    openRedeemLink: container.get(TOKENS.openRedeemLink),
    openShop: container.get(TOKENS.openShop),
    quoteRedemption: container.get(TOKENS.quoteRedemption),
    refreshToken: container.get(TOKENS.refreshToken),
    resolvePath: container.get(TOKENS.resolvePath),
    revealCode: container.get(TOKENS.revealCode),
    spendVoucher: container.get(TOKENS.spendVoucher),
  };
}

/** What a site says in the journey and after it because its partners are no shops; a translation dump says it itself. */
export function partnerWords(container: Container, { partnerKind }: Site): readonly LoadTexts[] {
  const files = PARTNER_TEXTS[partnerKind];
  if (files === null || buildSettings().usesTranslationDump) return [];
  return [new LoadTexts(new FileTexts(files), container.get(TOKENS.log))];
}
