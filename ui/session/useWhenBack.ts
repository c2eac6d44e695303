import { reaction } from 'mobx';
import { useEffect, useEffectEvent } from 'react';
import { useServices } from './services.ts';

/** What has failed for want of a network (`waits`) is tried again when that is back. */
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
