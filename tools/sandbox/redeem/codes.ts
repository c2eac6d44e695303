import type { Instant } from '../core/clock.ts';
import type { Language, Localised } from '../core/language.ts';
import { bareRefusal, delayed } from '../core/problem.ts';
import { type Random, seededRandom, textOf } from '../core/random.ts';
import type { Wire } from '../core/wire.ts';
import { linkOf } from '../shop/present.ts';
import { type RedeemLink, readyAt, validUntil } from './link.ts';

const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const DIGITS = '0123456789';

const INSTRUCTIONS: Readonly<Record<'code' | 'online' | 'url' | 'barcode' | 'qr', Localised>> = {
  code: {
    de: 'Geben Sie den Code an der Kasse des Shops ein.',
    en: 'Enter the code at the checkout of the shop.',
    fr: 'Saisissez le code au moment de payer.',
    it: 'Inserisca il codice alla cassa del negozio.',
    nl: 'Voer de code in bij het afrekenen in de winkel.',
  },
  online: {
    de: 'Geben Sie den Code beim Bezahlen im Onlineshop ein.',
    en: 'Enter the code when you pay in the online shop.',
    fr: 'Saisissez le code au moment de payer dans la boutique en ligne.',
    it: 'Inserisca il codice al momento di pagare nel negozio online.',
    nl: 'Voer de code in wanneer u in de webwinkel afrekent.',
  },
  url: {
    de: 'Öffnen Sie die Adresse, um Ihr Guthaben freizuschalten.',
    en: 'Open the address to unlock your credit.',
    fr: 'Ouvrez l’adresse pour débloquer votre crédit.',
    it: 'Apra l’indirizzo per sbloccare il credito.',
    nl: 'Open het adres om uw tegoed vrij te geven.',
  },
  barcode: {
    de: 'Zeigen Sie den Strichcode vor dem Bezahlen vor.',
    en: 'Show the barcode before you pay.',
    fr: 'Présentez le code-barres avant de payer.',
    it: 'Mostri il codice a barre prima di pagare.',
    nl: 'Laat de barcode zien voordat u betaalt.',
  },
  qr: {
    de: 'Zeigen Sie den QR-Code vor dem Bezahlen vor.',
    en: 'Show the QR code before you pay.',
    fr: 'Présentez le code QR avant de payer.',
    it: 'Mostri il codice QR prima di pagare.',
    nl: 'Laat de QR-code zien voordat u betaalt.',
  },
};

/** RDMx4 before the partner has sent the codes; 409 for goods, which have no code. */
export function revealedCodes(link: RedeemLink, language: Language, now: Instant): Wire['RevealedCodes'] {
  if (link.shop.type === 'physical')
    throw bareRefusal(409, 'Goods come by post and have no code', { moneyState: 'spent' });
  const ready = readyAt(link);
  if (now < ready) throw delayed(ready, now);
  const { kind = 'code', symbology } = link.shop.codeTypes[0] ?? {};
  const codes = Array.from({ length: link.quantity }, (_, index) => shopCode(link, kind, symbology, index));
  const isOnlineOnly =
    kind === 'code' && link.shop.redeemable.every((place) => place === 'REDEEMABLE_ONLINE');
  const way = symbology === 'qr' ? 'qr' : isOnlineOnly ? 'online' : kind;
  return { codes, instructions: [INSTRUCTIONS[way][language]] };
}

function shopCode(
  link: RedeemLink,
  kind: Wire['CodeKind'],
  symbology: string | undefined,
  index: number,
): Wire['RevealedCode'] {
  const random = seededRandom(`${link.codeSeed}/${index}`);
  const code = kind === 'barcode' ? barcodeText(random, symbology) : grouped(textOf(random, LETTERS, 12));
  return {
    kind,
    code,
    ...(random() < 0.3 && { pin: shopPin(random) }),
    ...(kind === 'url' && { url: `${linkOf(link.shop)}unlock/${code}` }),
    ...(kind === 'barcode' && symbology !== undefined && { symbology }),
    validUntil: validUntil(link),
  };
}

/** Four digits that do not look like a year: years are guessed first, and pages show years for other reasons. */
function shopPin(random: Random): string {
  return textOf(random, '3456789', 1) + textOf(random, DIGITS, 3);
}

function barcodeText(random: Random, symbology: string | undefined): string {
  return symbology === 'ean13'
    ? withCheckDigit(`2${textOf(random, DIGITS, 11)}`)
    : textOf(random, LETTERS, 14);
}

/** EAN-13: weights 1 and 3 alternate; the last digit completes a multiple of ten. */
function withCheckDigit(twelve: string): string {
  const digits = Array.from(twelve, Number);
  const sum = digits.reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 1 : 3), 0);
  return twelve + String((10 - (sum % 10)) % 10);
}

function grouped(code: string): string {
  return code.replace(/(.{4})(?=.)/g, '$1-');
}
