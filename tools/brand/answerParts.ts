import { z } from 'zod';
import { LOCALES } from '#domain/language/locale.ts';
import { safeHref } from '#domain/link/safeHref.ts';

/*
 * The parts of an answers file. The message of a check names the form that it wants, because a fault says “… is not
 * <form>”; the description becomes the remedy, and what an editor shows.
 */

export const matching = (pattern: RegExp, form: string) => z.string(form).regex(pattern, form);

/** One line: it also stands in tables of the papers, where `|` would begin a new cell. */
export const line = (max: number) =>
  z
    .string('a text')
    .min(1, 'a text of at least one character')
    .max(max, `a text of at most ${max} characters`)
    .regex(/^[^\n\r|]*$/, 'a text of one line without “|”');

export const whole = (min: number, max: number) => {
  const form = `a whole number from ${min} to ${max}`;
  return z.int(form).min(min, form).max(max, form);
};

export const oneOf = <const T extends readonly string[]>(values: T) =>
  z.enum(values, 'one of the known values');

export const colour = matching(
  /^#[0-9a-f]{6}$/,
  'a colour of “#” and six digits or small letters from a to f',
);

/** The same rule as the app's own: what it does not draw as a link must not be in a site's file. */
export const href = z
  .string('an address that begins with https://')
  .regex(/^https:\/\//, { error: 'an address that begins with https://', abort: true })
  .refine((address) => safeHref(address) !== null, 'an address that the app may link to');

export const thirdPartyKey = matching(/^[\w.:-]{1,200}$/, 'a key of letters, digits and “.:-_”');

/** What a person has named at the consent tool. */
export const consentNames = z.array(line(100), 'a list of names').max(100, 'a list of at most 100 names');

export const picture = matching(/^[^\\]+\.svg$/, 'the path of an .svg file');

const words = z
  .string('a text')
  .min(1, 'a text of at least one character')
  .max(2000, 'a text of at most 2000 characters');

const TEXT =
  'a text, an object with a text for each language of the brand, or {"key": "site.…"} for a text in locales/';

/** Forms of a text: see `SiteText` in the domain. */
export const text = z.union(
  [
    words,
    z.strictObject({ key: matching(/^site\.[\w.]+$/, 'a key that begins with “site.”') }),
    z.partialRecord(z.enum(LOCALES), words),
  ],
  TEXT,
);

export type AnsweredText = z.output<typeof text>;

export const isKey = (answered: AnsweredText): answered is { key: string } =>
  typeof answered === 'object' && 'key' in answered;

export const link = z.strictObject({ title: text.describe('What the link says.'), href });

const clock = matching(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time such as 08:00');
const day = whole(1, 7);

export const hours = z.strictObject({
  days: z
    .tuple([day, day], 'a list of two days')
    .describe('The first and the last day; 1 is Monday, 7 is Sunday.'),
  opens: clock.describe('In the time zone of the brand, such as 08:00.'),
  closes: clock.describe('Later than “opens”.'),
});

const share = z.number('a number from 0 to 1').min(0, 'a number from 0 to 1').max(1, 'a number from 0 to 1');

/** Edges as shares of the picture's width and height. */
export const pictureArea = z.strictObject({ left: share, top: share, right: share, bottom: share });

export const pictureBand = z.strictObject({ top: share, bottom: share });

export const moment = z.iso.datetime({ offset: true, error: 'a moment such as 2026-11-01T00:00:00+01:00' });
