import { z } from 'zod';

const texts = z.array(z.string().min(1)).default([]);
const byErrorCode = z.record(z.string().regex(/^[A-Z]{3}x\d+$/), texts).default({});
const withPin = z.array(z.strictObject({ link: z.string().min(1), pin: z.string().min(1) })).default([]);
const orders = z
  .array(z.strictObject({ orderNumber: z.string().min(1), email: z.string().min(3) }))
  .default([]);

/** Headers that calls set themselves. */
const SET_BY_CALLS =
  /^(accept-language|content-type|idempotency-key|if-none-match|x-jwt-token|x-link-token)$/i;

function isFree(header: string): boolean {
  return !SET_BY_CALLS.test(header);
}

/**
 * What an operator fills in: vouchers, links and cards of a test system. Everything but site, captcha and customer may
 * be left out; what needs it is then not tried. Redemptions use the vouchers up.
 */
export const DATA_FILE = z.strictObject({
  /** Explains the file to its readers. */
  about: z.string().optional(),
  /** Origin of the site's pages, which payments lead back to; default: the server's. */
  origin: z.url().optional(),
  site: z.strictObject({
    configKey: z.string().min(1),
    voucherCategory: z.string().min(1),
    /** Two languages whose texts differ. */
    languages: z.tuple([z.string().min(2), z.string().min(2)]),
  }),
  captcha: z.strictObject({
    /** A captcha that passes; `{n}` becomes a number that was not used before. */
    passes: z.string().includes('{n}'),
    refused: z.string().default('refused'),
  }),
  /** Sent with every call, such as the secret header of a test system. */
  headers: z
    .record(
      z
        .string()
        .regex(/^[\w-]+$/)
        .refine(isFree),
      z.string().regex(/^[\x20-\x7e]+$/),
    )
    .default({}),
  customer: z.strictObject({
    salutation: z.enum(['MR', 'MS', '']).default(''),
    firstName: z.string().min(1),
    lastName: z.string().min(1),
    email: z.string().min(3),
    street: z.string().min(1),
    streetNumber: z.string().min(1),
    postalCode: z.string().min(1),
    city: z.string().min(1),
    country: z.string().length(2),
  }),
  /** Codes of vouchers with a balance of 60.00 to 240.00. */
  spendable: texts,
  /** Codes of vouchers that have less than the cheapest value of the shop below, where a difference can be paid. */
  small: texts,
  /** Codes of vouchers with at least 260.00. */
  large: texts,
  /** Codes with capital and small letters. */
  caseSensitive: texts,
  /** Codes that the token call refuses, by the error code. */
  refusedCodes: byErrorCode,
  /** Serial numbers of prepaid vouchers that can be topped up. */
  chargeable: texts,
  /** Serial numbers that the charge check refuses, by the error code. */
  refusedSerialNumbers: byErrorCode,
  /** Codes of the old format whose reactivation can be requested. */
  oldCodes: texts,
  /** A shop that delivers codes at once; default: the first such shop of the wall. */
  shop: z.string().min(1).optional(),
  /** Shops that do not accept the vouchers above. */
  refusedShops: texts,
  /** The last part of mailed links. */
  redeemLinks: z.strictObject({ ready: texts, expired: texts, delayed: texts }).prefault({}),
  partnerLinks: texts,
  documents: z.strictObject({ open: texts, withPin, locked: texts, expired: texts }).prefault({}),
  fraudChecks: z.strictObject({ begun: texts, document: texts, letter: withPin, locked: texts }).prefault({}),
  /** Source, reference and hash, joined by `/`. */
  activations: texts,
  orders: z.strictObject({ found: orders, undeterminable: orders }).prefault({}),
  /** A redeem link whose giveaway has no codes left, with the giveaway's id. */
  emptyGiveaways: z
    .array(
      z.strictObject({ redeemId: z.string().min(1), link: z.string().min(1), giveawayId: z.string().min(1) }),
    )
    .default([]),
  /** Ids of test cards, as the card provider's form names them. */
  cards: z
    .strictObject({
      /** Authorised without a challenge. */
      authorised: texts,
      /** Waits for its holder. */
      challenged: texts,
      declined: texts,
    })
    .prefault({}),
});

export type DataFile = z.infer<typeof DATA_FILE>;

/** Reads a file's text. Throws if it cannot be used; the parser's own message would quote what stands there. */
export function parseDataFile(text: string): DataFile {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new Error('The data file cannot be used: it is not valid JSON. An editor shows the place.');
  }
  return readDataFile(json);
}

/** The file's data, or what is wrong with it, by place. No value is quoted. */
export function readDataFile(json: unknown): DataFile {
  const read = DATA_FILE.safeParse(json);
  if (read.success) return read.data;
  const places = read.error.issues.map(({ path, code }) => `${path.join('.') || 'the file'} (${code})`);
  throw new Error(`The data file cannot be used: ${places.join(', ')}.`);
}
