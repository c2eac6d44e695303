import { createContext, use, useEffect, useState } from 'react';
import type { OpenOrder } from '#domain/orders/openOrder.ts';
import type { Captcha } from '#application/ports/captcha.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { EarlyPage } from '#application/ports/earlyPage.ts';
import type { Log } from '#application/ports/log.ts';
import type { PageReload } from '#application/ports/pageReload.ts';
import type { StorageHealth } from '#application/ports/storageHealth.ts';
import type { MarkPaybackCustomer } from '#application/redemption/markPaybackCustomer.ts';
import type { AskSecurityQuestion } from '#application/voucher/askSecurityQuestion.ts';
import type { EnterVoucherCode } from '#application/voucher/enterVoucherCode.ts';
import type { CorrelationId } from '#domain/operation/correlationId.ts';
import type { SiteEntry } from '#domain/site/site.ts';
import type { BundledTexts, PauseTexts, PerLanguage } from './bundledTexts.ts';
import type { AreaKey } from './area.ts';
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

/** Everything that views may use: use cases, long-lived stores and a few ports. `src/` builds it once. */
export interface Services {
  readonly arrival: ArrivalStore;
  readonly flash: FlashStore;
  readonly language: LanguageStore;
  readonly network: NetworkStore;
  readonly path: PathStore;
  readonly session: SessionStore;
  readonly site: SiteStore;

  readonly askSecurityQuestion: AskSecurityQuestion;
  readonly enterVoucherCode: Pick<EnterVoucherCode, 'execute' | 'tooSoon'>;
  readonly markPaybackCustomer: MarkPaybackCustomer;

  /** Loads an area's texts and services record, once for all calls. If that fails, the next call retries. */
  readonly area: <T>(key: AreaKey<T>) => Promise<T>;
  /** In registry order; tells which site a code of another brand belongs to. Empty if they cannot be loaded. */
  readonly allSites: () => Promise<readonly SiteEntry[]>;
  readonly bundledTexts: PerLanguage<BundledTexts>;
  readonly captcha: Captcha<HTMLElement>;
  readonly clock: Clock;
  /** Customer service finds the calls of this page load by it. */
  readonly correlationId: CorrelationId;
  readonly early: EarlyPage;
  /** What this device stores of earlier visits. */
  readonly kept: StoredValues<'payback'>;
  readonly log: Log;
  /** This tab's order without a known outcome; null without one. */
  readonly openOrders: StoredValue<OpenOrder | null>;
  /** The same, or else another tab's order about the voucher in use: both make its balance uncertain. */
  readonly openAnywhere: StoredValue<OpenOrder | null>;
  readonly pauseTexts: () => Promise<PerLanguage<PauseTexts>>;
  readonly pageReload: PageReload;
  /** Loads the shared record with its texts; otherwise like `area`. */
  readonly shared: () => Promise<Shared>;
  readonly storageHealth: StorageHealth;
}

export const ServicesContext = createContext<Services | null>(null);

/** Throws outside a `ServicesContext`, which is a composition bug. */
export function useServices(): Services {
  const services = use(ServicesContext);
  if (services === null) throw new Error('useServices needs a ServicesContext above it');
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
