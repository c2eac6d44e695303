import { reaction } from 'mobx';
import { useEffect, useEffectEvent } from 'react';
import { useServices } from './services.ts';

/** While `waits`, asks whether the server is reachable, and calls `again` each time it becomes reachable again. */
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
