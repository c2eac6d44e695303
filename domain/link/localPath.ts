import type { Brand } from '../core/brand.ts';

/** An absolute path on our own origin, without host, query or `..`. */
export type LocalPath = Brand<string, 'LocalPath'>;

const LOCAL = /^(?:\/[a-z0-9_-]+(?:\.[a-z0-9_-]+)*)+\.(?:svg|png|jpe?g|webp|avif|ico|css)$/i;

/** Null for any other address: images and stylesheets never load from another origin (product 16.3). */
export function localPath(address: string): LocalPath | null {
  return LOCAL.test(address) ? (address as LocalPath) : null;
}
