import type { Brand } from '../core/brand.ts';

/** What alone authorises the state of one redemption and the correction of its e-mail address, also after the session. */
export type StatusToken = Brand<string, 'StatusToken'>;

const SHAPE = /^[A-Za-z0-9._-]{16,512}$/;

/** Null for what cannot be one, so that nothing odd ever becomes a header. */
export function parseStatusToken(text: string): StatusToken | null {
  return SHAPE.test(text) ? (text as StatusToken) : null;
}
