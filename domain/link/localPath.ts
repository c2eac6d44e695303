import type { Brand } from '../core/brand.ts';

/** A file on our own origin: an absolute path without a host, a query or a step upwards. */
export type LocalPath = Brand<string, 'LocalPath'>;

const LOCAL = /^(?:\/[a-z0-9_-]+(?:\.[a-z0-9_-]+)*)+\.(?:svg|png|jpe?g|webp|avif|ico|css)$/i;

/** Checks an image or style address from a config answer; another origin is never loaded (fortress B). */
export function localPath(address: string): LocalPath | null {
  return LOCAL.test(address) ? (address as LocalPath) : null;
}
