import { reaction } from 'mobx';
import { useEffect } from 'react';
import { whenIdle } from '../parts/later/whenIdle.ts';
import { useServices } from '../session/services.ts';
import { loadScreen } from './loadScreen.ts';
import { stepsAhead } from './routeLookup.ts';

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
