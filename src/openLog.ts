import type { SiteEntry } from '#domain/site/site.ts';
import type { HeldLog } from '#infrastructure/log/heldLog.ts';
import type { SiteStore } from '#ui/session/SiteStore.ts';
import type { sendLogOf } from './sendLogOf.ts';

type LoadSender = () => Promise<{ readonly sendLogOf: typeof sendLogOf }>;

/** When to try again after the adapter failed to load, besides the next problem. Not each letter: they come in bursts. */
const RETRIES = ['online', 'click', 'change'];

const loadSender: LoadSender = () => import('./sendLogOf.ts');

/**
 * Lets the log send to the operator from the first letter that the user types (ADR 9): until then it costs no byte. A
 * page without the code field begins with the first press, and any page with a problem. If the adapter fails to
 * load, the log keeps what it holds. `typed` is what the user has typed before this script ran. `store` is read before
 * each report: the site's backend may have no log.
 */
export function openLog(
  log: HeldLog,
  site: Pick<SiteEntry, 'id' | 'operatorLog'>,
  typed: string,
  store: () => Pick<SiteStore, 'startup'>,
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
      sender.sendLogOf(log, { site: site.id, landed: pathname, store });
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
