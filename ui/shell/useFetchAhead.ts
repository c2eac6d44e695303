import { reaction } from 'mobx';
import { useEffect } from 'react';
import { useServices } from '../session/services.ts';
import { loadScreen } from './loadScreen.ts';
import { stepsAhead } from './routeLookup.ts';

/**
 * While a voucher is in use (`isHeld`), loads the steps from a shop to its code when the browser is idle, so that
 * losing the network on the way stops nobody. What fails is loaded again by a press, and ahead when the network is back
 * (ADR 10).
 */
export function useFetchAhead(isHeld: boolean): void {
  const services = useServices();
  useEffect(() => {
    if (!isHeld) return undefined;
    let callOff = () => {};
    const following = reaction(
      () => services.network.returns,
      () => {
        callOff();
        callOff = whenIdle(() => {
          for (const step of stepsAhead()) void loadScreen(step, services).catch(() => undefined);
        });
      },
      { fireImmediately: true },
    );
    return () => {
      following();
      callOff();
    };
  }, [isHeld, services]);
}

/**
 * Calls `act` when the browser is idle, after 2 seconds at the latest; in Safari, which has no idle callbacks, after 50
 * milliseconds. Returns a function that cancels it.
 */
function whenIdle(act: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(act, { timeout: 2_000 });
    return () => window.cancelIdleCallback(handle);
  }
  const handle = setTimeout(act, 50);
  return () => clearTimeout(handle);
}
