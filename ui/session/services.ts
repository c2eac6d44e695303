import { createContext, use, useEffect, useState } from 'react';
import type { OpenOrder } from '#application/orders/pendingOrderStore.ts';
import type { Captcha } from '#application/ports/captcha.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { EarlyPage } from '#application/ports/earlyPage.ts';
import type { Log } from '#application/ports/log.ts';
import type { PageReload } from '#application/ports/pageReload.ts';
import type { StorageHealth } from '#application/ports/storageHealth.ts';
import type { MarkPaybackCustomer } from '#application/redemption/markPaybackCustomer.ts';
import type { AskSecurityQuestion } from '#application/voucher/askSecurityQuestion.ts';
import type { EnterVoucherCode } from '#application/voucher/enterVoucherCode.ts';
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

/** Everything that views may use: use cases, long-lived stores and a few ports. Built once, in `src/`. */
export interface Services {
  readonly arrival: ArrivalStore;
  readonly flash: FlashStore;
  readonly language: LanguageStore;
  readonly network: NetworkStore;
  readonly path: PathStore;
  readonly session: SessionStore;
  readonly site: SiteStore;

  readonly askSecurityQuestion: AskSecurityQuestion;
  readonly enterVoucherCode: EnterVoucherCode;
  readonly markPaybackCustomer: MarkPaybackCustomer;

  /**
   * Loads an area's texts and returns its services record; the same promise for every call. Rejected if a part of it
   * cannot be fetched, after which the next call tries again.
   */
  readonly area: <T>(key: AreaKey<T>) => Promise<T>;
  readonly bundledTexts: PerLanguage<BundledTexts>;
  readonly captcha: Captcha<HTMLElement>;
  readonly clock: Clock;
  readonly early: EarlyPage;
  /** What this device keeps of earlier visits. */
  readonly kept: StoredValues<'payback'>;
  readonly log: Log;
  /** The order of this tab that waits for its outcome, as views watch it; null where none does. */
  readonly openOrders: StoredValue<OpenOrder | null>;
  readonly pauseTexts: () => Promise<PerLanguage<PauseTexts>>;
  readonly pageReload: PageReload;
  /** Loads what several areas use, with its texts; otherwise like `area`. */
  readonly shared: () => Promise<Shared>;
  readonly storageHealth: StorageHealth;
  /** All sites in the order of the registry; tells on which of them a code of another brand belongs. */
  readonly sites: readonly SiteEntry[];
}

export const ServicesContext = createContext<Services | null>(null);

/** Returns the services record. Throws outside a `ServicesContext`, which is a mistake in the composition. */
export function useServices(): Services {
  const services = use(ServicesContext);
  if (services === null) throw new Error('useServices needs a ServicesContext above it');
  return services;
}

/** Returns what several areas use. Suspends until it is loaded, so it needs a `Suspense` above it. */
export function useShared(): Shared {
  return use(useServices().shared());
}

/**
 * Returns an area's services record. Suspends until it is loaded; the area's own routes load it before they are drawn.
 */
export function useArea<T>(key: AreaKey<T>): T {
  return use(useServices().area(key));
}

/**
 * Makes the view model of a screen, once per mount, and returns it. If it has a `start` method, that is called after
 * mounting and starts its side effects; the function it returns is called on unmounting and stops them.
 */
export function useScreen<Screen extends object>(make: (services: Services) => Screen): Screen {
  const services = useServices();
  const [screen] = useState(() => make(services));
  useEffect(() => (screen as { start?: () => () => void }).start?.(), [screen]);
  return screen;
}
