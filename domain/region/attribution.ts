/** In characters; who has more to say than this does not name sources. */
const LONGEST = 500;

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', '’'],
  ['nbsp', ' '],
  ['copy', '©'],
  ['reg', '®'],
  ['middot', '·'],
]);

/**
 * Whose data a search result is, as plain text. Providers write it as HTML with links. Null if it says nothing, or at
 * impossible length.
 */
export function attributionText(html: string): string | null {
  if (html.length > LONGEST * 10) return null;
  const text = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&[#\w]{2,9};/g, characterOf)
    .replace(/\s+/g, ' ')
    .trim();
  return text === '' || text.length > LONGEST ? null : text;
}

function characterOf(entity: string): string {
  const [, hex, decimal, name = ''] = /^&(?:#x([\da-f]+)|#(\d+)|(\w+));$/i.exec(entity) ?? [];
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  if (Number.isNaN(code)) return ENTITIES.get(name.toLowerCase()) ?? entity;
  return code <= 0x10_ff_ff ? String.fromCodePoint(code) : entity;
}
