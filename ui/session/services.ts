import { createContext, use, useEffect, useState } from 'react';
import type { OpenOrder } from '#application/orders/orderBook.ts';
import type { Captcha } from '#application/ports/captcha.ts';
import type { Choices } from '#application/ports/choices.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { Log } from '#application/ports/log.ts';
import type { PageReload } from '#application/ports/pageReload.ts';
import type { StorageHealth } from '#application/ports/storageHealth.ts';
import type { Waits } from '#application/ports/waits.ts';
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
import type { Watched } from './Watched.ts';

/** Everything that views may use: use cases, the long-lived stores and a few ports. Built once, in `src/`. */
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

  /** An area's use cases and texts, fetched at the first call, then always the same. */
  readonly area: <T>(key: AreaKey<T>) => Promise<T>;
  readonly bundledTexts: PerLanguage<BundledTexts>;
  readonly captcha: Captcha<HTMLElement>;
  readonly choices: Choices;
  readonly clock: Clock;
  readonly log: Log;
  /** Whether a route of this name has its screen: no link leads to one that comes later. */
  readonly hasScreen: (name: string) => boolean;
  /** The order of this tab that waits for its outcome, as views watch it; null where none does. */
  readonly openOrders: Watched<OpenOrder | null>;
  readonly pauseTexts: () => Promise<PerLanguage<PauseTexts>>;
  readonly pageReload: PageReload;
  /** As `area`, for what several areas use. */
  readonly shared: () => Promise<Shared>;
  readonly storageHealth: StorageHealth;
  readonly waits: Waits;
  /** All sites in order: where a code of another brand belongs. */
  readonly sites: readonly SiteEntry[];
}

export const ServicesContext = createContext<Services | null>(null);

/** What a view has of the application. Outside the provider it is a mistake in the composition, said loudly. */
export function useServices(): Services {
  const services = use(ServicesContext);
  if (services === null) throw new Error('useServices needs a ServicesContext above it');
  return services;
}

/** What several areas use. Suspends until it is there, so it belongs below a `Suspense`. */
export function useShared(): Shared {
  return use(useServices().shared());
}

/** What an area's views get of the application; as `useShared`. Where its routes have loaded it, it is there at once. */
export function useArea<T>(key: AreaKey<T>): T {
  return use(useServices().area(key));
}

/** The view model of a screen, made once per mount. Its `start`, if it has one, has the effects and answers their end. */
export function useScreen<Screen extends object>(make: (services: Services) => Screen): Screen {
  const services = useServices();
  const [screen] = useState(() => make(services));
  useEffect(() => (screen as { start?: () => () => void }).start?.(), [screen]);
  return screen;
}
