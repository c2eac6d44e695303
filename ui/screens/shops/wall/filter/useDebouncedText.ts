import { useEffect, useState } from 'react';

/**
 * Returns the text once it has not changed for `ms` milliseconds. A change from or to an empty text applies at once.
 */
export function useDebouncedText(text: string, ms: number): string {
  const [rested, setRested] = useState(text);
  if (rested !== text && (rested === '' || text === '')) setRested(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), ms);
    return () => clearTimeout(timer);
  }, [text, ms]);
  return rested;
}
