import { matchRoutes } from 'react-router';
import { hasFeature } from '#domain/feature/hasFeature.ts';
import { ROUTES } from '#domain/route/routes.ts';
import type { SiteEntry } from '#domain/site/site.ts';
import type { HeldLog } from '#infrastructure/log/heldLog.ts';
import { sendLog } from '#infrastructure/log/sendLog.ts';
import type { SiteStore } from '#ui/session/SiteStore.ts';
import { e2eSecret } from './wiring/environment.ts';

interface Around {
  readonly site: SiteEntry['id'];
  /** The path of the visit's first page. */
  readonly landed: string;
  readonly store: () => Pick<SiteStore, 'startup'>;
}

/** Makes the log send to the operator. Apart from `openLog`, which is part of the first screen. */
export function sendLogOf(log: HeldLog, { store, ...around }: Around): void {
  sendLog(log, {
    ...around,
    isOffered: () => {
      const { startup } = store();
      return startup.kind !== 'ready' || hasFeature(startup.site, 'operationLog');
    },
    e2eSecret: e2eSecret(),
    steps: ROUTES.map(({ path }) => path),
    stepOf: (path) => matchRoutes([...ROUTES], path)?.[0]?.route.path,
  });
}
