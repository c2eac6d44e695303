export interface Line {
  readonly text: string;
  /** In points. */
  readonly size: number;
  readonly font?: 'plain' | 'bold' | 'fixed';
}

type Sheet = readonly Line[];

const FONTS = { plain: 'Helvetica', bold: 'Helvetica-Bold', fixed: 'Courier-Bold' } as const;
const FONT_NAMES = { plain: 'F1', bold: 'F2', fixed: 'F3' } as const;
const A4 = { width: 595, height: 842, margin: 64 } as const;
const LEADING = 1.7;
/** Objects before the first page: catalogue, page tree, three fonts. */
const FIXED_OBJECTS = 5;

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
};

/**
 * A PDF of A4 sheets with lines of text in the standard fonts. Characters that these fonts lack become a question mark.
 * The file has no title, because a reader would show it.
 */
export function pdfOf(sheets: readonly Sheet[]): Uint8Array<ArrayBuffer> {
  const pageIds = sheets.map((_, index) => FIXED_OBJECTS + 1 + index * 2);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${sheets.length} /Kids [${pageIds.map((id) => `${id} 0 R`).join(' ')}] >>`,
    ...Object.values(FONTS).map(
      (name) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`,
    ),
    ...sheets.flatMap((sheet, index) => pageObjects(sheet, (pageIds[index] ?? 0) + 1)),
  ];
  return bytesOf(fileOf(objects));
}

function pageObjects(sheet: Sheet, contentId: number): string[] {
  const content = contentOf(sheet);
  const fonts = '<< /F1 3 0 R /F2 4 0 R /F3 5 0 R >>';
  return [
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${A4.width} ${A4.height}] /Resources << /Font ${fonts} >> /Contents ${contentId} 0 R >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ];
}

function contentOf(sheet: Sheet): string {
  const lines = sheet.map(({ text, size, font = 'plain' }) => {
    const step = (size * LEADING).toFixed(1);
    return `/${FONT_NAMES[font]} ${size} Tf 0 -${step} Td (${encoded(text)}) Tj`;
  });
  return `BT ${A4.margin} ${A4.height - A4.margin} Td\n${lines.join('\n')}\nET`;
}

/** One-byte characters, with the cross-reference table of the objects' offsets. */
function fileOf(objects: readonly string[]): string {
  let file = '%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n';
  const places: string[] = [];
  for (const [index, object] of objects.entries()) {
    places.push(`${String(file.length).padStart(10, '0')} 00000 n \n`);
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
  }
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`;
  return `${file}${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
}

function encoded(text: string): string {
  return Array.from(text, (sign) => {
    const code = WINDOWS_1252[sign] ?? sign.codePointAt(0) ?? 0;
    const byte = code > 0xff ? 0x3f : code;
    return '()\\'.includes(sign) ? `\\${sign}` : String.fromCharCode(byte);
  }).join('');
}

function bytesOf(file: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(file, (sign) => sign.charCodeAt(0));
}
