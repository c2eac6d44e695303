import type { ScenarioName } from '../dials/scenarios.ts';

/** A shop of the site's wall that sells codes. */
export interface StateShop {
  readonly id: string;
  readonly name: string;
}

/** What the values of a state may be made from. Every tab has a voucher of its own. */
export interface StateSeed {
  readonly shop: StateShop;
  readonly other: StateShop;
  /** A value that both shops sell. */
  readonly valueInCent: number;
  readonly currency: string;
  readonly serialNumber: string;
  /** For topping up; empty if the state has no prepaid voucher. */
  readonly chargeToken: string;
  /** The backend's time, in milliseconds. */
  readonly now: number;
}

/** Values of the tab's storage, by their keys (docs/stored-values.md). */
export type Kept = Readonly<Record<string, unknown>>;

/**
 * A state of a screen that needs no click: what the tab stores, and the page that is then opened. The workshop, the
 * contact sheet and the browser tests that walk through states all read these.
 */
export interface ScreenState {
  /** In the workshop's addresses. */
  readonly name: string;
  /** In lists and on the contact sheet. */
  readonly title: string;
  readonly area: string;
  readonly path: string | ((seed: StateSeed) => string);
  /** The voucher in use; absent if there is none. */
  readonly voucher?: 'plain' | 'prepaid';
  readonly kept?: (seed: StateSeed) => Kept;
  /** How the backend must behave. */
  readonly scenario?: ScenarioName;
  /** Nothing was decided about third parties yet, so the page asks. */
  readonly asksConsent?: true;
  /** The ids of the sites that have the page; absent if all have it. */
  readonly sites?: readonly string[];
}

/** The states of each area. */
export type AreaStates = Readonly<Record<string, readonly Omit<ScreenState, 'area'>[]>>;
