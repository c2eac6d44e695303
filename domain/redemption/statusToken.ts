import type { Brand } from '../core/brand.ts';

/** Authorises only the state of one redemption and the correction of its email; outlives the session (ADR 20). */
export type StatusToken = Brand<string, 'StatusToken'>;

const SHAPE = /^[A-Za-z0-9._-]{16,512}$/;

/** 16 to 512 letters, digits and `. _ -`, so that nothing unsafe gets into a header. */
export function parseStatusToken(text: string): StatusToken | null {
  return SHAPE.test(text) ? (text as StatusToken) : null;
}
