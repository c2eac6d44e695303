import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { toSfnt } from 'woff2sfnt-sfnt2woff';

const FOLDER = fileURLToPath(new URL('../../node_modules/.cache/faces/', import.meta.url));

/**
 * Narrow fonts with the metrics of Arial and Times New Roman. Two of today's devices, Roboto and Inter, are for tests that
 * name their files: pages that ask for Roboto get none.
 */
const PACKED = [
  import.meta.resolve('@fontsource/arimo/files/arimo-latin-400-normal.woff'),
  import.meta.resolve('@fontsource/arimo/files/arimo-latin-400-italic.woff'),
  import.meta.resolve('@fontsource/arimo/files/arimo-latin-700-normal.woff'),
  import.meta.resolve('@fontsource/arimo/files/arimo-latin-700-italic.woff'),
  import.meta.resolve('@fontsource/tinos/files/tinos-latin-400-normal.woff'),
  import.meta.resolve('@fontsource/tinos/files/tinos-latin-400-italic.woff'),
  import.meta.resolve('@fontsource/tinos/files/tinos-latin-700-normal.woff'),
  import.meta.resolve('@fontsource/tinos/files/tinos-latin-700-italic.woff'),
  import.meta.resolve('@fontsource/roboto/files/roboto-latin-400-normal.woff'),
  import.meta.resolve('@fontsource/roboto/files/roboto-latin-600-normal.woff'),
  import.meta.resolve('@fontsource/roboto/files/roboto-latin-800-normal.woff'),
  import.meta.resolve('@fontsource/inter/files/inter-latin-400-normal.woff'),
  import.meta.resolve('@fontsource/inter/files/inter-latin-600-normal.woff'),
  import.meta.resolve('@fontsource/inter/files/inter-latin-800-normal.woff'),
].map((address) => fileURLToPath(address));

/** Wide fonts, with the glyphs that the narrow ones lack. */
const WIDE = join(dirname(fileURLToPath(import.meta.resolve('dejavu-fonts-ttf/package.json'))), 'ttf');

/** Substitutes for the families that pages ask for. No other family is available. */
const STANDS_FOR: Readonly<Record<string, string>> = {
  arial: 'Arimo',
  helvetica: 'Arimo',
  'sans-serif': 'Arimo',
  'system-ui': 'Arimo',
  'Times New Roman': 'Tinos',
  serif: 'Tinos',
  monospace: 'DejaVu Sans Mono',
};

/** PostScript names by which pages ask for fonts of the same design (`tools/build/standIns.ts`). */
const LIBERATION: Readonly<Record<string, string>> = {
  'Arimo-Bold': 'LiberationSans-Bold',
  'Tinos-Regular': 'LiberationSerif',
};

/** A fontconfig file with only the fonts of the browser tests (ADR 24). `undefined` without fontconfig. */
export function ensureFaces(): string | undefined {
  if (process.platform !== 'linux') return undefined;
  const unpacked = join(FOLDER, 'sfnt');
  mkdirSync(unpacked, { recursive: true });
  // Chromium ignores packed fonts among the system's fonts, and `local()` finds no file of another suffix.
  for (const file of PACKED)
    writeIfChanged(join(unpacked, `${basename(file, '.woff')}.ttf`), toSfnt(readFileSync(file)));
  const file = join(FOLDER, 'fonts.conf');
  writeIfChanged(file, Buffer.from(fontsConf([unpacked, WIDE], join(FOLDER, 'seen'))));
  return file;
}

/** A browser of another run may have mapped the file; it crashes if the file shrinks under it. */
function writeIfChanged(file: string, content: Uint8Array): void {
  if (!existsSync(file) || !readFileSync(file).equals(content)) writeFileSync(file, content);
}

/** Names the fonts of the browser tests: the same text means the same fonts. */
export function facesMark(): string {
  if (process.platform !== 'linux') return `those of this machine (${process.platform})`;
  const hash = createHash('sha256');
  const wide = readdirSync(WIDE)
    .toSorted()
    .map((name) => join(WIDE, name));
  for (const file of [...PACKED, ...wide]) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

export function fontsConf(folders: readonly string[], cache: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
${folders.map((folder) => `<dir>${escaped(folder)}</dir>`).join('\n')}
<cachedir>${escaped(cache)}</cachedir>
${Object.entries(STANDS_FOR)
  .map(
    ([asked, face]) =>
      `<alias binding="strong"><family>${asked}</family><prefer><family>${face}</family></prefer></alias>`,
  )
  .join('\n')}
${Object.entries(LIBERATION)
  .map(([name, known]) => whileRead('eq', name, 'postscriptname', known))
  .join('\n')}
${whileRead('contains', 'Roboto', 'family', 'Found by full name only')}
<match target="pattern"><edit name="family" mode="append" binding="strong"><string>Arimo</string></edit></match>
</fontconfig>
`;
}

/** Replaces a property of the fonts with this PostScript name. */
function whileRead(compare: 'eq' | 'contains', name: string, property: string, value: string): string {
  return `<match target="scan"><test name="postscriptname" compare="${compare}"><string>${name}</string></test><edit name="${property}" mode="assign"><string>${value}</string></edit></match>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
