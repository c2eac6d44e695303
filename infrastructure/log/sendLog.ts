import { engineOf } from '#domain/operation/engineOf.ts';
import { BeaconLog, type BeaconSettings } from './beaconLog.ts';
import type { HeldLog } from './heldLog.ts';
import { followVitals } from './vitals.ts';

interface LogSettings extends Pick<BeaconSettings, 'site' | 'steps' | 'stepOf'> {
  /** The call of the contract, on the page's own origin. */
  readonly address: string;
  /** The path of the visit's first page, which the vitals measure. */
  readonly landed: string;
}

/**
 * Sends what the log holds, and what it hears from now on, to the operator: when the page is hidden or left, and soon
 * after a fault. A failure is silent: there is no second try.
 */
export function sendLog(log: HeldLog, { address, landed, ...settings }: LogSettings): void {
  const beacon = new BeaconLog({
    ...settings,
    engine: engineOf(navigator.userAgent),
    send: (body) => void navigator.sendBeacon(address, new Blob([body], { type: 'application/json' })),
  });
  log.handOver((heard) => beacon.hear(heard));
  followVitals((what) => beacon.hear({ path: landed, what }));
  // On the window, so that the vitals, which listen on the way down, are told before.
  window.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') beacon.send();
  });
  window.addEventListener('pagehide', () => beacon.send());
}
