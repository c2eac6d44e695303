import { decodeEntities } from '#domain/core/entities.ts';

/** Returns the text of HTML without markup. Show it as text only: it is not safe to parse as HTML. */
export function plainText(html: string): string {
  const text = html
    .replace(/<(script|style|template)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, ' ')
    .replace(/<[a-z/!?][^>]*(?:>|$)/gi, ' ');
  return decodeEntities(text)
    .replace(/[ \t\r\n]+/g, ' ')
    .trim();
}
