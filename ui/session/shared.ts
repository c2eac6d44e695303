import type { SaveReminder } from '#application/calendar/saveReminder.ts';
import type { BeginTopUp } from '#application/charge/beginTopUp.ts';
import type { Drafts } from '#application/ports/drafts.ts';
import type { KeptFlashes } from '#application/ports/keptFlashes.ts';
import type { KeptPartner } from '#application/ports/keptPartner.ts';
import type { Receipts } from '#application/ports/receipts.ts';
import type { RevealWish } from '#application/ports/revealWish.ts';
import type { RedemptionRun } from '#application/redemption/redemptionKind.ts';
import type { Privacy } from '#application/privacy/privacy.ts';
import type { BrowseShops } from '#application/shop/browseShops.ts';
import type { OpenShop } from '#application/shop/openShop.ts';
import type { IdempotencyKey } from '#domain/orders/idempotencyKey.ts';
import type { DraftStore } from './DraftStore.ts';
import type { HelpHint } from './HelpHint.ts';

/** What several areas use, and the parts of screens that they share. Loaded together with the first area. */
export interface Shared {
  readonly beginTopUp: BeginTopUp;
  readonly browseShops: BrowseShops;
  readonly drafts: Drafts;
  readonly helpHint: HelpHint;
  /** What of these ports views may watch while they draw; the ports themselves are for view models. */
  readonly kept: DraftStore;
  readonly keptFlashes: KeptFlashes;
  readonly keptPartner: KeptPartner;
  readonly newKey: () => IdempotencyKey;
  readonly openShop: OpenShop;
  /** The consent tool, and what runs with consent alone. */
  readonly privacy: Privacy;
  readonly receipts: Receipts;
  readonly redemptionRun: RedemptionRun;
  readonly revealWish: RevealWish;
  readonly saveReminder: SaveReminder;
}
