import type { SaveReminder } from '#application/calendar/saveReminder.ts';
import type { BeginTopUp } from '#application/charge/beginTopUp.ts';
import type { CarryFlashes } from '#application/kept/carryFlashes.ts';
import type { HelpContext } from '#application/help/helpContext.ts';
import type { Privacy } from '#application/privacy/privacy.ts';
import type { MissedOrders } from '#application/orders/pendingOrderStore.ts';
import type { AskForCode } from '#application/redemption/askForCode.ts';
import type { ChooseValue } from '#application/redemption/chooseValue.ts';
import type { RedemptionRun } from '#application/redemption/redemptionKind.ts';
import type { BrowseShops } from '#application/shop/browseShops.ts';
import type { OpenShop } from '#application/shop/openShop.ts';
import type { LookElsewhere } from '#application/tabs/lookElsewhere.ts';
import type { UndoRemoval } from '#application/voucher/undoRemoval.ts';
import type { Basket } from '#domain/basket/basket.ts';
import type { KeptKey, KeptValue } from '#domain/kept/table.ts';
import type { IdempotencyKey } from '#domain/orders/idempotencyKey.ts';
import type { StartingPoint } from '#domain/orders/startingPoint.ts';
import type { Receipt } from '#domain/redemption/receipt.ts';
import type { PendingRedemption } from '#domain/redemption/redemption.ts';
import type { StoredValue } from './StoredValue.ts';
import type { StoredValues } from './StoredValues.ts';

type SharedKey =
  | 'addressee'
  | 'basket'
  | 'customerDraft'
  | 'lastVoucher'
  | 'partner'
  | 'redemptionDraft'
  | 'startingPoint'
  | 'valuePicks';

/** Stores what the user typed or chose, as the forms give it. */
export type KeepTyped<Of extends KeptKey = 'customerDraft' | 'donationDraft'> = <Key extends Of>(
  key: Key,
  typed: KeptValue<Key>,
) => void;

/** What several areas use. Loaded together with the first area. */
export interface Shared {
  readonly askForCode: AskForCode;
  readonly beginTopUp: BeginTopUp;
  readonly browseShops: BrowseShops;
  readonly carryFlashes: CarryFlashes;
  readonly changeBasket: (basket: Basket) => void;
  readonly chooseValue: ChooseValue;
  readonly helpContext: HelpContext;
  /** Keeps where the visit began across the page load to the payment pages. */
  readonly keepStartingPoint: (began: StartingPoint) => void;
  readonly keepTyped: KeepTyped;
  /** Stored values of a redemption. */
  readonly kept: StoredValues<SharedKey>;
  readonly lookElsewhere: LookElsewhere;
  readonly missedOrders: MissedOrders;
  readonly newKey: () => IdempotencyKey;
  /** The pending redemption, whatever is known of it. */
  readonly stored: StoredValue<PendingRedemption | null>;
  readonly openShop: OpenShop;
  /** The consent tool, and the tools that need consent. */
  readonly privacy: Privacy;
  /** Of the last redemption. */
  readonly receipt: StoredValue<Receipt | null>;
  /** The source of a drawing (SVG) on the page; null if it cannot be read. */
  readonly readDrawing: (address: string) => Promise<string | null>;
  readonly redemptionRun: RedemptionRun;
  readonly saveReminder: SaveReminder;
  readonly undoRemoval: UndoRemoval;
}
