import { useEffect, useState } from 'react';

/**
 * Counts restores of this page from the bfcache, for example on return from the payment provider. Such a page does not
 * know what was paid meanwhile, so it must start over.
 */
export function useKeptReturns(): number {
  const [returns, setReturns] = useState(0);
  useEffect(() => {
    const count = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setReturns((before) => before + 1);
    };
    window.addEventListener('pageshow', count);
    return () => window.removeEventListener('pageshow', count);
  }, []);
  return returns;
}
