import { decodeEntities } from '../core/entities.ts';

/** In characters; a longer text is no list of sources. */
const LONGEST = 500;

/**
 * Whose data a search result is, as plain text. Providers write it as HTML with links. Null if it says nothing, or at
 * impossible length.
 */
export function attributionText(html: string): string | null {
  if (html.length > LONGEST * 10) return null;
  const text = decodeEntities(html.replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();
  return text === '' || text.length > LONGEST ? null : text;
}
