import { engineOf } from '#domain/operation/engineOf.ts';
import { BeaconLog, type BeaconSettings } from './beaconLog.ts';
import type { HeldLog } from './heldLog.ts';
import { postLog } from './postLog.ts';
import { followVitals } from './vitals.ts';

interface LogSettings extends Pick<BeaconSettings, 'site' | 'steps' | 'stepOf'> {
  /** The path of the visit's first page, which the vitals measure. */
  readonly landed: string;
  /** The header of end-to-end builds, which a beacon cannot carry; null in public builds. */
  readonly e2eSecret: string | null;
  /** False if the backend has no log: then nothing is sent. */
  readonly isOffered: () => boolean;
}

/**
 * Sends what the log holds, and what it hears from now on, to the operator: when the page is hidden or left, and soon
 * after a fault. A failure is silent: there is no second try.
 */
export function sendLog(log: HeldLog, { landed, e2eSecret, isOffered, ...settings }: LogSettings): void {
  const beacon = new BeaconLog({
    ...settings,
    engine: engineOf(navigator.userAgent),
    origin: window.location.origin,
    send: (body) => {
      if (isOffered()) postLog(body, e2eSecret);
    },
  });
  log.handOver((heard) => beacon.hear(heard));
  followVitals((what) => beacon.hear({ path: landed, what }));
  // On the window, so that the vitals, which listen on the way down, are told before.
  window.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') beacon.send();
  });
  window.addEventListener('pagehide', () => beacon.send());
}
