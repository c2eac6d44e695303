import type { Brand } from '../core/brand.ts';

/** A file on our own origin: an absolute path without host, query or `..`. */
export type LocalPath = Brand<string, 'LocalPath'>;

const LOCAL = /^(?:\/[a-z0-9_-]+(?:\.[a-z0-9_-]+)*)+\.(?:svg|png|jpe?g|webp|avif|ico|css)$/i;

/**
 * Checks the address of an image or a style sheet that came from an answer; null for any other. Nothing is ever
 * loaded from another origin (product 16.3).
 */
export function localPath(address: string): LocalPath | null {
  return LOCAL.test(address) ? (address as LocalPath) : null;
}
