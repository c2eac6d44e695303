import { matchRoutes } from 'react-router';
import { ROUTES } from '#domain/route/routes.ts';
import type { SiteEntry } from '#domain/site/site.ts';
import type { HeldLog } from '#infrastructure/log/heldLog.ts';
import type { sendLog } from '#infrastructure/log/sendLog.ts';
import { e2eSecret } from './wiring/environment.ts';

type LoadSender = () => Promise<{ readonly sendLog: typeof sendLog }>;

/** When to try again after the adapter failed to load, besides the next problem. Not each letter: they come in bursts. */
const RETRIES = ['online', 'click', 'change'];

interface Around {
  /** What the user has typed before this script ran. */
  readonly typed: string;
  /** Asked before each report: false once the site is loaded and its backend has no log. */
  readonly isOffered: () => boolean;
}

const loadSender: LoadSender = () => import('#infrastructure/log/sendLog.ts');

/**
 * Lets the log send to the operator from the first letter that the user types (ADR 9): until then it costs no byte. A
 * page without the code field begins with the first press, and any page with a problem. If the adapter fails to load, the log keeps what it holds.
 */
export function openLog(
  log: HeldLog,
  site: Pick<SiteEntry, 'id' | 'operatorLog'>,
  { typed, isOffered }: Around,
  load: LoadSender = loadSender,
): void {
  if (site.operatorLog === false) return log.handOver(() => undefined);
  const { pathname } = window.location;
  let isOpen = false;
  const open = async (): Promise<void> => {
    if (isOpen) return;
    isOpen = true;
    const sender = await load().catch(() => null);
    if (sender === null) {
      isOpen = false;
      for (const type of RETRIES) window.addEventListener(type, begin, { capture: true, once: true });
      return;
    }
    try {
      sender.sendLog(log, {
        address: '/api/v2/operation-log',
        site: site.id,
        isOffered,
        e2eSecret: e2eSecret(),
        landed: pathname,
        steps: ROUTES.map(({ path }) => path),
        stepOf: (path) => matchRoutes([...ROUTES], path)?.[0]?.route.path,
      });
    } catch {
      log.handOver(() => undefined);
    }
  };
  const begin = (): void => void open();
  log.listen(begin);
  window.addEventListener('input', begin, { capture: true, once: true });
  if (pathname !== '/') window.addEventListener('click', begin, { capture: true, once: true });
  if (typed !== '') begin();
}
