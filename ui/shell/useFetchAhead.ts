import { reaction } from 'mobx';
import { useEffect } from 'react';
import { useServices } from '../session/services.ts';
import { loadScreen } from './loadScreen.ts';
import { ENTRIES } from './routes.ts';
import { whenIdle } from '../kit/whenIdle.ts';

const AHEAD = ENTRIES.filter(({ ahead }) => ahead);

/**
 * While a voucher is in use (`isHeld`), prefetches the steps from a shop to its code, so that they work offline. A
 * failed prefetch repeats when the network returns; a click loads the step anyway (ADR 10).
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
          for (const step of AHEAD) void loadScreen(step, services).catch(() => undefined);
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
