import { zipSync } from 'fflate';
import type { Instant } from '../core/clock.ts';
import type { Language } from '../core/language.ts';
import type { ReadPicture } from '../core/picture.ts';
import type { Wire } from '../core/wire.ts';
import { revealedCodes } from '../redeem/codes.ts';
import type { RedeemLink } from '../redeem/link.ts';
import type { DocumentFormat } from './document.ts';
import { pdfDrawing } from './drawing/svgDrawing.ts';
import { type Drawings, pdfOf } from './pdf.ts';
import { type Sheet, sheetContent } from './sheet.ts';
import { modulesOf } from './symbol.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** How the files of a request are made. */
export interface Making {
  readonly language: Language;
  readonly now: Instant;
  readonly readBrandPicture: ReadPicture;
}

/** One PDF with a page per code. */
export async function pdfOfLinks(links: readonly RedeemLink[], making: Making): Promise<Bytes> {
  const drawings = await drawingsOf(links, making);
  return pdfOf(
    sheetsOf(links, making).map((sheet) => sheetContent(sheet, making.language, drawings)),
    drawings,
  );
}

/** One PDF, or a ZIP with one PDF per code. */
export async function fileOf(
  format: DocumentFormat,
  links: readonly RedeemLink[],
  making: Making,
): Promise<Bytes> {
  if (format === 'pdf') return pdfOfLinks(links, making);
  const drawings = await drawingsOf(links, making);
  const files = sheetsOf(links, making).map((sheet, index) => {
    const content = sheetContent(sheet, making.language, drawings);
    return [`voucher-${index + 1}.pdf`, pdfOf([content], drawings)] as const;
  });
  return zipSync(Object.fromEntries(files), { mtime: new Date(making.now) });
}

/** Sends no file name: the app chooses it. */
export function fileAnswer(format: DocumentFormat, bytes: Bytes): Response {
  return new Response(bytes, { headers: { 'Content-Type': `application/${format}` } });
}

export function listedFiles(
  formats: readonly DocumentFormat[],
  links: readonly RedeemLink[],
  making: Making,
): Promise<Wire['VoucherDocument']['files']> {
  return Promise.all(
    formats.map(async (format) => ({
      name: format === 'pdf' ? 'vouchers.pdf' : 'vouchers.zip',
      format,
      bytes: (await fileOf(format, links, making)).length,
    })),
  );
}

/** The links of a document are of one brand. */
async function drawingsOf([link]: readonly RedeemLink[], { readBrandPicture }: Making): Promise<Drawings> {
  const parts = { logo: 'logo', strip: 'keyVisual' } as const;
  const read = Object.entries(parts).map(async ([name, file]) => {
    const bytes = await readBrandPicture(`brands/${link?.site}/${file}.svg`);
    const drawing = bytes && pdfDrawing(new TextDecoder().decode(bytes));
    return drawing === undefined ? [] : [[name, drawing] as const];
  });
  return Object.fromEntries((await Promise.all(read)).flat());
}

function sheetsOf(links: readonly RedeemLink[], { language, now }: Making): Sheet[] {
  const sheets = links.flatMap((link) => {
    const { codes, instructions } = revealedCodes(link, language, now);
    const locale = localeOf(language, link.site);
    return codes.map(({ code, pin, url, validUntil, symbology }) => ({
      shop: link.shop.brand.name,
      money: new Intl.NumberFormat(locale, { style: 'currency', currency: link.currency }).format(
        link.valueInCent / 100,
      ),
      code,
      pin,
      url,
      until: validUntil === undefined ? undefined : dayOf(validUntil, locale),
      order: link.orderNumber,
      instruction: instructions[0] ?? '',
      modules: modulesOf(code, symbology),
    }));
  });
  return sheets.map((sheet, index) => ({ ...sheet, number: index + 1, total: sheets.length }));
}

function dayOf(moment: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(moment));
}

/** The language as the site's country writes dates and sums. */
function localeOf(language: Language, site: string): string {
  const country = { at: 'AT', ch: 'CH', be: 'BE', us: 'US', ca: 'CA' }[site] ?? 'GB';
  return language === 'en' || country !== 'GB' ? `${language}-${country}` : language;
}
