import { useEffect, useState } from 'react';

/**
 * Returns how often the browser has shown this page again that it kept while the person was elsewhere, as at the payment
 * provider. What was paid or given up meanwhile is not known to such a page, so it has to begin anew.
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
