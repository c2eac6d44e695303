import { DAY, HOUR, rfc3339 } from '../core/clock.ts';
import type { Instant } from '../core/clock.ts';
import type { Language, Localised } from '../core/language.ts';
import { refusal } from '../core/problem.ts';
import { seededRandom, textOf, unguessable } from '../core/random.ts';
import type { Wire } from '../core/wire.ts';
import { linkOf, logoOf } from '../shop/present.ts';
import type { Shop } from '../shop/shop.ts';

const LINK_LIFETIME = 90 * DAY;
const CODE_VALIDITY = 3 * 365 * DAY;
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const DIGITS = '0123456789';

/** What a mailed link leads to: the shop's codes, made when first asked for and the same ever after. */
export interface RedeemLink {
  readonly token: string;
  readonly shop: Shop;
  readonly valueInCent: number;
  readonly quantity: number;
  readonly currency: string;
  readonly createdAt: Instant;
  readonly expiresAt: Instant;
  readonly revealed: boolean;
}

const INSTRUCTIONS: Readonly<Record<'code' | 'url' | 'barcode', Localised>> = {
  code: {
    de: 'Geben Sie den Code an der Kasse des Shops ein.',
    en: 'Enter the code at the checkout of the shop.',
    fr: 'Saisissez le code au moment de payer.',
    it: 'Inserisca il codice alla cassa del negozio.',
    nl: 'Voer de code in bij het afrekenen in de winkel.',
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
    nl: 'Laat de streepjescode zien voordat u betaalt.',
  },
};

export function newLink(
  item: Pick<RedeemLink, 'shop' | 'valueInCent' | 'quantity' | 'currency'>,
  now: Instant,
): RedeemLink {
  return {
    ...item,
    token: `rl-${unguessable(40)}`,
    createdAt: now,
    expiresAt: now + LINK_LIFETIME,
    revealed: false,
  };
}

/** RDMx2 where the link ran out for safety. */
export function checkLink(link: RedeemLink, now: Instant): void {
  if (now >= link.expiresAt) throw refusal('RDMx2');
}

/** What is behind the link, without its codes. Asking consumes nothing. */
export function sealedLink(link: RedeemLink, now: Instant): Wire['RedeemLink'] {
  return {
    shop: { id: link.shop.id, name: link.shop.brand.name, ...logoOf(link.shop), link: linkOf(link.shop) },
    valueInCent: link.valueInCent,
    currency: link.currency,
    state: now < readyAt(link) ? 'DELAYED' : 'READY',
    validUntil: validUntil(link),
    revealed: link.revealed,
  };
}

/** The codes; RDMx4 while the partner has not sent them. */
export function revealedCodes(link: RedeemLink, language: Language, now: Instant): Wire['RevealedCodes'] {
  const ready = readyAt(link);
  if (now < ready)
    throw refusal('RDMx4', { availableAt: ready, retryAfter: Math.ceil((ready - now) / 1000) });
  const { kind = 'code', symbology } = link.shop.codeTypes[0] ?? {};
  const codes = Array.from({ length: link.quantity }, (_, index) => shopCode(link, kind, symbology, index));
  return { codes, instructions: [INSTRUCTIONS[kind][language]] };
}

function readyAt({ createdAt, shop }: RedeemLink): Instant {
  return createdAt + shop.delayHours * HOUR;
}

function shopCode(
  link: RedeemLink,
  kind: Wire['CodeKind'],
  symbology: string | undefined,
  index: number,
): Wire['RevealedCode'] {
  const random = seededRandom(`${link.token}/${index}`);
  const code = kind === 'barcode' ? barcodeText(random, symbology) : grouped(textOf(random, LETTERS, 12));
  return {
    kind,
    code,
    ...(random() < 0.3 && { pin: textOf(random, DIGITS, 4) }),
    ...(kind === 'url' && { url: `${linkOf(link.shop)}unlock/${code}` }),
    ...(kind === 'barcode' && symbology !== undefined && { symbology }),
    validUntil: validUntil(link),
  };
}

function barcodeText(random: () => number, symbology: string | undefined): string {
  return symbology === 'ean13'
    ? withCheckDigit(`2${textOf(random, DIGITS, 11)}`)
    : textOf(random, LETTERS, 14);
}

/** EAN-13: weights 1 and 3 in turn, the last digit fills up to a multiple of ten. */
function withCheckDigit(twelve: string): string {
  const digits = Array.from(twelve, Number);
  const sum = digits.reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 1 : 3), 0);
  return twelve + String((10 - (sum % 10)) % 10);
}

function grouped(code: string): string {
  return code.replace(/(.{4})(?=.)/g, '$1-');
}

function validUntil({ createdAt }: RedeemLink): string {
  return rfc3339(createdAt + CODE_VALIDITY);
}
