import type { Engine } from './vocabulary.ts';

/** Four buckets: a version or a device would help to recognise a person. */
export function engineOf(userAgent: string): Engine {
  if (/\bFirefox\/|\bGecko\//.test(userAgent)) return 'gecko';
  if (!userAgent.includes('AppleWebKit/')) return 'other';
  return /(Chrome|Chromium)\//.test(userAgent) ? 'blink' : 'webkit';
}
