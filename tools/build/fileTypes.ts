/** Media types of the served files by their endings. */
export const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
};
const COMPRESSED = /^(text\/|application\/(json|manifest)|image\/svg)/;

export const ENDINGS: readonly string[] = Object.keys(TYPES);

/** The suffix of every served file. Any other path is a page (`isPagePath`). */
export const SERVED = new RegExp(`\\.(${ENDINGS.join('|')})$`);

export function typeOf(file: string): string {
  return TYPES[SERVED.exec(file)?.[1] ?? ''] ?? 'application/octet-stream';
}

export function isCompressed(type: string): boolean {
  return COMPRESSED.test(type);
}

/** The compressed media types, besides HTML. */
export function compressedTypes(): string[] {
  const types = Object.values(TYPES).map((type) => type.split(';', 1)[0] ?? type);
  return types.filter((type) => COMPRESSED.test(type) && type !== 'text/html');
}
