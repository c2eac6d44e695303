import { createContext, use, useEffect, useState } from 'react';
import type { OpenOrder } from '#domain/orders/openOrder.ts';
import type { Captcha } from '#application/ports/captcha.ts';
import type { EnterVoucherCode } from '#application/voucher/enterVoucherCode.ts';
import type { Instant } from '#domain/core/instant.ts';
import type { Result } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { SecurityQuestion } from '#domain/voucher/securityQuestion.ts';
import type { CorrelationId } from '#domain/operation/correlationId.ts';
import type { Fact } from '#domain/operation/vocabulary.ts';
import type { SiteEntry } from '#domain/site/site.ts';
import type { BundledTexts, PauseTexts, PerLanguage } from './bundledTexts.ts';
import type { AreaKey } from './area.ts';
import type { EarlyPage } from './earlyPage.ts';
import type { Shared } from './shared.ts';
import type { ArrivalStore } from './ArrivalStore.ts';
import type { FlashStore } from './FlashStore.ts';
import type { LanguageStore } from './LanguageStore.ts';
import type { NetworkStore } from './NetworkStore.ts';
import type { PathStore } from './PathStore.ts';
import type { SessionStore } from './SessionStore.ts';
import type { SiteStore } from './SiteStore.ts';
import type { StoredValue } from './StoredValue.ts';
import type { StoredValues } from './StoredValues.ts';

/** Everything that views may use: use cases, long-lived stores, and functions of the device. `src/` builds it once. */
export interface Services {
  readonly arrival: ArrivalStore;
  readonly flash: FlashStore;
  readonly language: LanguageStore;
  readonly network: NetworkStore;
  readonly path: PathStore;
  readonly session: SessionStore;
  readonly site: SiteStore;

  /** Refuses with `too-many-requests` (`retryAfterSeconds`). */
  readonly askSecurityQuestion: () => Promise<Result<SecurityQuestion, Problem>>;
  readonly enterVoucherCode: Pick<EnterVoucherCode, 'execute' | 'tooSoon'>;

  /** Loads an area's texts and services record, once for all calls. If that fails, the next call retries. */
  readonly area: <T>(key: AreaKey<T>) => Promise<T>;
  /** In registry order; tells which site a code of another brand belongs to. Empty if they cannot be loaded. */
  readonly allSites: () => Promise<readonly SiteEntry[]>;
  readonly bundledTexts: PerLanguage<BundledTexts>;
  readonly captcha: Captcha<HTMLElement>;
  /** Customer service finds the calls of this page load by it. */
  readonly correlationId: CorrelationId;
  readonly early: EarlyPage;
  /** What this device stores of earlier visits. */
  readonly kept: StoredValues<'payback'>;
  /** The backend's time as far as it is known; may jump when a response proves the device's clock wrong. */
  readonly now: () => Instant;
  /** This tab's order without a known outcome; null without one. */
  readonly openOrders: StoredValue<OpenOrder | null>;
  /** The same, or else another tab's order about the voucher in use: both make its balance uncertain. */
  readonly openAnywhere: StoredValue<OpenOrder | null>;
  readonly pauseTexts: () => Promise<PerLanguage<PauseTexts>>;
  /** Counts a fact for the operator. */
  readonly record: (fact: Fact) => void;
  /** Reloads at once, because the user asked for it. */
  readonly reload: () => void;
  /** Reloads automatically, but not again within 30 seconds: a chunk may stay missing (ADR 10). */
  readonly reloadOnce: () => void;
  /** Tells the operator that a screen could not be drawn. */
  readonly reportCrash: (screen: string, cause: string, thrown: unknown) => void;
  /** Loads the shared record with its texts; otherwise like `area`. */
  readonly shared: () => Promise<Shared>;
  /** True if stored values survive a reload; false if they are kept in memory only (product 13.6). */
  readonly storageLasts: () => boolean;
}

export const ServicesContext = createContext<Services | null>(null);

/** Throws outside a `ServicesContext`, which is a composition bug. */
export function useServices(): Services {
  const services = use(ServicesContext);
  if (services === null) throw new Error('no services');
  return services;
}

/** Suspends until the shared record is loaded, so it needs a `Suspense` above. */
export function useShared(): Shared {
  return use(useServices().shared());
}

/** Suspends until the area is loaded; its own routes load it before they are drawn. */
export function useArea<T>(key: AreaKey<T>): T {
  return use(useServices().area(key));
}

/**
 * Creates a view model once per mount. Calls its `start`, if any, after mounting and the returned function on unmount.
 */
export function useScreen<Screen extends object>(make: (services: Services) => Screen): Screen {
  const services = useServices();
  const [screen] = useState(() => make(services));
  useEffect(() => (screen as { start?: () => () => void }).start?.(), [screen]);
  return screen;
}
