import type { Vocabulary } from './vocabulary.ts';
import { withoutValues } from './withoutValues.ts';

/** What stands in place of a value, by the name of its field. */
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/^(code|pin)$/, 'code'],
  [/token|ident|link$|payload|signature/i, 'token'],
  [/captcha/i, 'captcha'],
  [/email/i, 'e-mail'],
  [/^(firstName|lastName|name|company)$/, 'name'],
  [/street|postalCode|city|address/i, 'address'],
  [/number|reference|id$/i, 'id'],
  [/url|website/i, 'web address'],
];
const DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;
const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));
/** Larger numbers may be serial numbers, unless their field is an amount or a time. */
const SMALL = 1_000_000;
const MEASURES = /InCent$|^(exp|iat|bytes|amount)$/;
const MOST_ITEMS = 3;

/**
 * The one way into a report. It shows what the contract itself says: names of fields, listed values, error codes,
 * amounts, times. Everything else becomes its kind, such as `<code>`.
 */
export class Mask {
  readonly #vocabulary: Vocabulary;

  constructor(vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary;
  }

  /** JSON for readers. */
  body(value: unknown): string {
    return JSON.stringify(this.#masked(value, ''), null, 2);
  }

  /** One parameter of a query. */
  parameter(name: string, text: string): string {
    if (!this.#vocabulary.fields.has(name)) return '<parameter>=<text>';
    const isNumber = /^\d{1,6}$/.test(text) && kindOf(name) === 'text';
    return `${name}=${isNumber ? text : this.#text(name, text)}`;
  }

  /** Whether the contract has this word itself: a media type, or a value that it lists. */
  knows(text: string): boolean {
    return this.#vocabulary.values.has(text);
  }

  /** A sentence of a rule, without the values of the calls that it is about. */
  words(sentence: string, secrets: readonly string[]): string {
    const telling = secrets.filter((secret) => this.#isTelling(secret) && sentence.includes(secret));
    return withoutValues(sentence, telling);
  }

  /** A JSON pointer of names that the contract has, and of places in lists. */
  #isPlaceOfContract(pointer: string): boolean {
    const [start, ...parts] = pointer.split('/');
    const isKnown = (part: string) => /^\d{1,3}$/.test(part) || this.#vocabulary.fields.has(part);
    return start === '' && parts.length > 0 && parts.every(isKnown);
  }

  /** Amounts are what rules talk about; serial numbers are longer. */
  #isTelling(secret: string): boolean {
    const { fields, values } = this.#vocabulary;
    if (/^[\d.-]+$/.test(secret)) return secret.length >= 9;
    return secret.length >= 4 && !fields.has(secret) && !values.has(secret);
  }

  #masked(value: unknown, name: string): unknown {
    if (typeof value === 'string') return this.#text(name, value);
    if (typeof value === 'number') return numberIn(name, value);
    if (Array.isArray(value)) {
      const shown = value.slice(0, MOST_ITEMS).map((item) => this.#masked(item, name));
      return value.length > MOST_ITEMS ? [...shown, `… ${value.length - MOST_ITEMS} more`] : shown;
    }
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, member], index) => {
        const isKnown = this.#vocabulary.fields.has(key);
        return [isKnown ? key : `<field ${index + 1}>`, this.#masked(member, isKnown ? key : '?')];
      }),
    );
  }

  #text(name: string, text: string): string {
    if (name === 'pointer' && this.#isPlaceOfContract(text)) return text;
    if (text === '' || this.#vocabulary.values.has(text)) return text;
    if (DATE_TIME.test(text) && !Number.isNaN(Date.parse(text))) return text;
    if (name === 'currency' && CURRENCIES.has(text)) return text;
    return `<${kindOf(name)}>`;
  }
}

function numberIn(name: string, value: number): number | string {
  if (name === '?' || kindOf(name) !== 'text') return `<${kindOf(name)}>`;
  return MEASURES.test(name) || Math.abs(value) < SMALL ? value : '<number>';
}

function kindOf(name: string): string {
  return KINDS.find(([pattern]) => pattern.test(name))?.[1] ?? 'text';
}
