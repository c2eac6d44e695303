import { matchRoutes } from 'react-router';
import type { SiteEntry } from '#domain/site/site.ts';
import type { HeldLog } from '#infrastructure/log/heldLog.ts';
import { ROUTES } from '#ui/shell/routes.ts';

/**
 * Lets the log send to the operator from the first letter that the user types (ADR 9): until then it costs no byte. A
 * page without the code field begins with the first press, and any page with a problem. `typed` is what the user has
 * typed before this script ran.
 */
export function openLog(log: HeldLog, site: Pick<SiteEntry, 'id' | 'operatorLog'>, typed: string): void {
  if (site.operatorLog === false) return log.handOver(() => undefined);
  const { pathname } = window.location;
  let isOpen = false;
  const open = async (): Promise<void> => {
    if (isOpen) return;
    isOpen = true;
    try {
      const { sendLog } = await import('#infrastructure/log/sendLog.ts');
      sendLog(log, {
        address: '/api/v2/operation-log',
        site: site.id,
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
