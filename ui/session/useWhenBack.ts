import { reaction } from 'mobx';
import { useEffect, useEffectEvent } from 'react';
import { useServices } from './services.ts';

/**
 * While `waits` is true, asks whether the server can be reached and calls `again` each time it has become reachable
 * again. For what failed without a network.
 */
export function useWhenBack(waits: boolean, again: () => void): void {
  const { network } = useServices();
  const tryAgain = useEffectEvent(again);
  useEffect(() => {
    if (!waits) return undefined;
    void network.look();
    return reaction(
      () => network.returns,
      () => tryAgain(),
    );
  }, [waits, network]);
}
