import { isolated } from '#domain/language/isolated.ts';

/** `title` may be a shop's name alone. */
export function documentTitle(title: string, brand: string): string {
  return `${isolated(title)} – ${brand}`;
}
