import { zipSync } from 'fflate';
import type { Instant } from '../core/clock.ts';
import type { Language } from '../core/language.ts';
import type { Wire } from '../core/wire.ts';
import { revealedCodes } from '../redeem/codes.ts';
import type { RedeemLink } from '../redeem/link.ts';
import type { DocumentFormat } from './document.ts';
import { type Line, pdfOf } from './pdf.ts';

type Labels = Readonly<Record<'code' | 'pin' | 'url' | 'until' | 'order', string>>;

const LABELS: Readonly<Record<Language, Labels>> = {
  de: { code: 'Code', pin: 'PIN', url: 'Adresse', until: 'Gültig bis', order: 'Bestellnummer' },
  en: { code: 'Code', pin: 'PIN', url: 'Address', until: 'Valid until', order: 'Order number' },
  fr: { code: 'Code', pin: 'PIN', url: 'Adresse', until: 'Valable jusqu’au', order: 'Numéro de commande' },
  it: { code: 'Codice', pin: 'PIN', url: 'Indirizzo', until: 'Valido fino al', order: 'Numero d’ordine' },
  nl: { code: 'Code', pin: 'Pincode', url: 'Adres', until: 'Geldig tot', order: 'Bestelnummer' },
};

type Bytes = Uint8Array<ArrayBuffer>;

/** One PDF with a sheet per code. */
export function pdfOfLinks(links: readonly RedeemLink[], language: Language, now: Instant): Bytes {
  return pdfOf(links.flatMap((link) => sheetsOf(link, language, now)));
}

/** One PDF, or a ZIP with one PDF per code. */
export function fileOf(
  format: DocumentFormat,
  links: readonly RedeemLink[],
  language: Language,
  now: Instant,
): Bytes {
  if (format === 'pdf') return pdfOfLinks(links, language, now);
  const sheets = links.flatMap((link) => sheetsOf(link, language, now));
  const files = sheets.map((sheet, index) => [`voucher-${index + 1}.pdf`, pdfOf([sheet])] as const);
  return zipSync(Object.fromEntries(files), { mtime: new Date(now) });
}

/** Sends no file name: the app chooses it. */
export function fileAnswer(format: DocumentFormat, bytes: Bytes): Response {
  return new Response(bytes, { headers: { 'Content-Type': `application/${format}` } });
}

export function listedFiles(
  formats: readonly DocumentFormat[],
  links: readonly RedeemLink[],
  language: Language,
  now: Instant,
): Wire['VoucherDocument']['files'] {
  return formats.map((format) => ({
    name: format === 'pdf' ? 'vouchers.pdf' : 'vouchers.zip',
    format,
    bytes: fileOf(format, links, language, now).length,
  }));
}

function sheetsOf(link: RedeemLink, language: Language, now: Instant): Line[][] {
  const labels = LABELS[language];
  const colon = language === 'fr' ? '\u00a0: ' : ': ';
  const said = (label: keyof Labels, what: string | undefined, size: number): Line[] =>
    what === undefined ? [] : [{ text: `${labels[label]}${colon}${what}`, size }];
  const { codes, instructions } = revealedCodes(link, language, now);
  return codes.map(({ code, pin, url, validUntil }) => [
    { text: link.shop.brand.name, size: 24, font: 'bold' },
    { text: `${(link.valueInCent / 100).toFixed(2)} ${link.currency}`, size: 18 },
    { text: labels.code, size: 10 },
    { text: code, size: 20, font: 'fixed' },
    ...said('pin', pin, 14),
    ...said('url', url, 10),
    ...said('until', validUntil?.slice(0, 10), 12),
    ...said('order', link.orderNumber, 12),
    ...instructions.map((text) => ({ text, size: 12 })),
  ]);
}
