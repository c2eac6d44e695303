import { useEffect, useState } from 'react';

/** The text once it has not changed for `ms` milliseconds; at once where there was none, and where there is none. */
export function useRested(text: string, ms: number): string {
  const [rested, setRested] = useState(text);
  if (rested !== text && (rested === '' || text === '')) setRested(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), ms);
    return () => clearTimeout(timer);
  }, [text, ms]);
  return rested;
}
