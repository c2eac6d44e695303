import { engineOf } from '#domain/operation/engineOf.ts';
import type { EventName } from '#domain/operation/vocabulary.ts';
import { postLog } from '#infrastructure/log/postLog.ts';
import { e2eSecret } from '../wiring/environment.ts';

type Failure = EventName<'start'>;

/**
 * Tells the operator that the app did not start: nothing else of this page can. Says each kind of failure once, and
 * nothing for a site without the operator's log.
 */
export function tellStart(site: string | null): (failure: Failure) => void {
  const told = new Set<Failure>();
  return (name) => {
    if (site === null || told.has(name)) return;
    told.add(name);
    const engine = engineOf(navigator.userAgent);
    // The patterns of routes are in the scripts that did not load.
    const events = [{ kind: 'start', name, step: 'other', count: 1 }];
    postLog(JSON.stringify({ site, engine, events }), e2eSecret());
  };
}
