import { reaction } from 'mobx';
import { useEffect } from 'react';
import { loadScreen } from './loadScreen.ts';
import type { ScreenName } from './routes.ts';
import { useServices } from './services.ts';
import { whenIdle } from './whenIdle.ts';

/** The way from a shop to its code, with the use cases and texts of what follows. */
const STEPS: readonly ScreenName[] = ['shopDetails', 'value', 'customer', 'check', 'thankYou', 'basket'];

/**
 * Once a voucher is in use, the steps are fetched before they are pressed: who loses the network on the way can go on.
 * What does not come is fetched by its press, and ahead again when the network is back.
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
          for (const step of STEPS) void loadScreen(step, services).catch(() => undefined);
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
