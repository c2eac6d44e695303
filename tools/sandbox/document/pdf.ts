import { strToU8, zlibSync } from 'fflate';
import type { PdfDrawing } from './drawing/svgDrawing.ts';

/** In points. */
export const A4 = { width: 595, height: 842 } as const;

export const FONTS = { plain: 'Helvetica', bold: 'Helvetica-Bold', fixed: 'Courier-Bold' } as const;
export type Font = keyof typeof FONTS;

/** Characters of Windows-1252 beyond Latin-1; the standard fonts have them. */
const WINDOWS_1252: Readonly<Record<string, number>> = {
  '€': 0x80,
  '…': 0x85,
  Œ: 0x8c,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '–': 0x96,
  '—': 0x97,
  œ: 0x9c,
  '\u202f': 0xa0,
};

/** Drawings by the name with which pages place them (`/logo Do`). */
export type Drawings = Readonly<Record<string, PdfDrawing>>;

/**
 * A PDF of A4 pages, by their contents, in the standard fonts. The file has no title, because a reader would show it.
 */
export function pdfOf(pages: readonly string[], drawings: Drawings): Uint8Array<ArrayBuffer> {
  const file = new PdfFile();
  const catalogue = file.reserve();
  const tree = file.reserve();
  const fonts = Object.entries(FONTS).map(([name, base]) => {
    const font = file.add(`<< /Type /Font /Subtype /Type1 /BaseFont /${base} /Encoding /WinAnsiEncoding >>`);
    return `/${name} ${font} 0 R`;
  });
  const placed = Object.entries(drawings).map(
    ([name, drawing]) => `/${name} ${file.addDrawing(drawing)} 0 R`,
  );
  const resources = file.add(`<< /Font << ${fonts.join(' ')} >> /XObject << ${placed.join(' ')} >> >>`);
  const kids = pages.map((page) => {
    const content = file.addStream('', page);
    const box = `/MediaBox [0 0 ${A4.width} ${A4.height}]`;
    return file.add(
      `<< /Type /Page /Parent ${tree} 0 R ${box} /Resources ${resources} 0 R /Contents ${content} 0 R >>`,
    );
  });
  file.set(
    tree,
    `<< /Type /Pages /Count ${kids.length} /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}] >>`,
  );
  file.set(catalogue, `<< /Type /Catalog /Pages ${tree} 0 R >>`);
  return file.bytes(catalogue);
}

/** Text between the parentheses of an operator. Characters that the fonts lack become a question mark. */
export function encoded(text: string): string {
  return Array.from(text, (sign) => {
    const code = WINDOWS_1252[sign] ?? sign.codePointAt(0) ?? 0;
    const byte = code > 0xff ? 0x3f : code;
    return '()\\'.includes(sign) ? `\\${sign}` : String.fromCharCode(byte);
  }).join('');
}

/** Numbered objects as one-byte characters, with the cross-reference table of their offsets. */
class PdfFile {
  readonly #objects: string[] = [];

  /** The number of an object that is set later. */
  reserve(): number {
    return this.#objects.push('');
  }

  set(id: number, object: string): void {
    this.#objects[id - 1] = object;
  }

  add(object: string): number {
    return this.#objects.push(object);
  }

  addStream(entries: string, content: string): number {
    const packed = textOf(zlibSync(strToU8(content, true)));
    return this.add(
      `<< ${entries} /Filter /FlateDecode /Length ${packed.length} >>\nstream\n${packed}\nendstream`,
    );
  }

  addDrawing({ width, height, content, opacities }: PdfDrawing): number {
    const states = opacities.map((percent) => `/A${percent} << /ca ${percent / 100} /CA ${percent / 100} >>`);
    const resources = `/Resources << /ExtGState << ${states.join(' ')} >> >>`;
    return this.addStream(
      `/Type /XObject /Subtype /Form /BBox [0 0 ${width} ${height}] ${resources}`,
      content,
    );
  }

  bytes(root: number): Uint8Array<ArrayBuffer> {
    let file = '%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n';
    const places: string[] = [];
    for (const [index, object] of this.#objects.entries()) {
      places.push(`${String(file.length).padStart(10, '0')} 00000 n \n`);
      file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    }
    const size = this.#objects.length + 1;
    const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`;
    file += `${table}trailer\n<< /Size ${size} /Root ${root} 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
    return Uint8Array.from(file, (sign) => sign.charCodeAt(0));
  }
}

function textOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
}
