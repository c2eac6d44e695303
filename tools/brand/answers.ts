import { z } from 'zod';
import { LOCALES } from '#domain/language/locale.ts';
import { CURRENCIES } from '#domain/money/money.ts';
import { COMPOSITIONS, SHAPES } from '#domain/site/look.ts';
import { LAYOUTS } from '#domain/site/layout.ts';
import { PARTNER_KINDS, type Site } from '#domain/site/site.ts';
import { FEATURES } from '#domain/feature/feature.ts';
import { SWITCHES } from '#domain/site/switches.ts';
import {
  colour,
  hours,
  href,
  line,
  link,
  matching,
  moment,
  oneOf,
  pictureArea,
  pictureBand,
  text,
  whole,
} from './answerParts.ts';
import { picturesSchema } from './pictureAnswers.ts';
import { THIRD_PARTIES } from './thirdPartyAnswers.ts';

/** Fields of a site that follow from others, or that a person adds to the brand's file by hand. */
type Derived =
  | 'configKey'
  | 'logo'
  | 'faviconPath'
  | 'keyVisualImage'
  | 'keyVisualDeskImage'
  | 'darkPictures'
  | 'instructionsImage'
  | 'externalCssFile';

/** Every other field of the site's type: a new one does not compile without an answer. */
const FIELDS = {
  id: matching(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'an id of small letters, digits and single hyphens')
    .max(30, 'an id of at most 30 characters')
    .describe(
      'Names the file, the folder of the pictures and the host <id>.localhost. The id of a bank’s campaign begins with “bank-”.',
    ),
  domains: z
    .array(
      matching(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'a host name in small letters, without https:// and path'),
      'a list of host names',
    )
    .min(1, 'a list of at least one host name')
    .describe(
      'The host names of the brand. If they end in .example, the brand is invented, and so must all its addresses be.',
    ),
  country: matching(/^[A-Z]{2}$/, 'a country code of two capital letters').describe(
    'ISO 3166 code, such as NL.',
  ),
  languages: z
    .tuple([oneOf(LOCALES)], oneOf(LOCALES), 'a list of languages')
    .describe(
      'The first one is the default. Regional variants such as fr-CH exist for Switzerland and Belgium.',
    ),
  brand: line(40).describe('The name that the texts say.'),
  brandingColor: colour.describe('The brand’s colour, as #rrggbb. No other brand has it.'),
  actionColor: z
    .nullable(colour)
    .optional()
    .describe(
      'The colour of buttons if white is not readable on the brand’s. null lets them be in the brand’s colour, with dark text.',
    ),
  isReward: z
    .boolean('true or false')
    .optional()
    .describe('Texts say “reward” for voucher: campaigns of banks, in German only.'),
  dark: oneOf(['auto', 'off'])
    .optional()
    .describe('“off” if the brand has no dark colours; else they follow the device.'),
  operatorLog: z
    .boolean('true or false')
    .optional()
    .describe('false if nothing is sent to the operator’s log: docs/operation.md.'),
  layout: oneOf(LAYOUTS).describe('One of the three looks of product 2.8.'),
  composition: oneOf(COMPOSITIONS)
    .optional()
    .describe(
      'How the entry page is put together: sites/README.md. No other brand has the same composition and shape. Left out: the first pair that is free.',
    ),
  shape: oneOf(SHAPES)
    .optional()
    .describe('The form of edges, buttons, icons and tickets on all pages: sites/README.md.'),
  name: line(80).optional().describe('The name of the site in the page’s head, if it is not the brand.'),
  currency: oneOf(CURRENCIES).describe('What vouchers are worth.'),
  timeZone: line(60).describe('IANA name, such as Europe/Amsterdam.'),
  keyVisualFocus: pictureArea
    .optional()
    .describe(
      'The part of your key visual that must stay visible, as shares of width and height. Needed with pictures.keyVisual.',
    ),
  keyVisualBand: pictureBand
    .optional()
    .describe(
      'The strip of your key visual that a phone shows above the form, as shares of the height. Left out: its middle.',
    ),
  redeemCampaign: line(100).nullable().optional().describe('The operator’s name of the campaign.'),
  numberOfShops: whole(1, 500).describe(
    'The N of “over N partners”. The sandbox has 500; the operator’s configuration may say more.',
  ),
  partnerKind: oneOf(PARTNER_KINDS)
    .optional()
    .describe('What the texts call the partners; “restaurants” in German and English only.'),
  voucherCategory: whole(1, 9999).describe(
    'The number of the brand’s vouchers in the operator’s system. No other brand has it.',
  ),
  distribution: line(100)
    .nullable()
    .optional()
    .describe('How the vouchers are sold, if the brand takes only some.'),
  website: href.describe('The brand’s own website.'),
  support: z
    .strictObject({
      url: href.describe('The page of the support.'),
      email: matching(/^[\w.+-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'a mail address').describe(
        'Where holders write to.',
      ),
      phone: matching(/^\+\d{1,3}( \d{1,8}){1,5}$/, 'a telephone number such as +31 20 000 4210').describe(
        'With country code and spaces. An invented brand needs a number that is reserved for fiction: see sites/README.md.',
      ),
      hours: z
        .array(hours, 'a list of hours')
        .min(1, 'a list of at least one entry')
        .describe('When the phone is answered.'),
    })
    .describe('How holders reach the support: url, email, phone, hours.'),
  b2bLinks: z
    .strictObject({ b2bWebsite: href, b2bContactForm: href })
    .optional()
    .describe('Pages for companies.'),
  navbarLinks: z
    .strictObject({
      start: z
        .union([href, z.literal('/')], 'an https address or “/”')
        .describe('Where the logo leads: the website, or “/” for the own entry.'),
      buy: z
        .array(
          z.strictObject({
            link: href,
            label: text.optional().describe('Default: “Buy a voucher” in all languages.'),
          }),
          'a list of links',
        )
        .describe('Where vouchers are sold; empty for a bank.'),
      charge: z.boolean('true or false').describe('Vouchers can be topped up here.'),
    })
    .describe('The links of the navbar: start, buy, charge.'),
  footerLinks: z
    .strictObject({
      imprint: href.describe('The page that says who runs the site.'),
      privacy: href.describe('The privacy policy.'),
      terms: href.describe('The terms and conditions.'),
    })
    .describe('imprint, privacy and terms. The pages that every site has are added.'),
  externalRatingButtons: z
    .array(link, 'a list of links')
    .optional()
    .describe('Where holders rate the brand.'),
  customMeta: z
    .strictObject({ title: text, description: text })
    .optional()
    .describe('Title and description of the page, if they are the brand’s own.'),
  headline: text.optional().describe('The first heading of the entry, if it is the brand’s own.'),
  heading: text.optional().describe('The heading over the key visual, if it is the brand’s own.'),
  text: text.optional().describe('The text below that heading, if it is the brand’s own.'),
  thankYouText: text.optional().describe('What the page after a redemption says, if it is the brand’s own.'),
  copyright: text.optional().describe('The last line of the footer, if it is the brand’s own.'),
  apiBanner: text.optional().describe('The notice above the code field. Needs the switch showApiBanner.'),
  valueHint: text.optional().describe('Advice beside the values.'),
  overrideApiErrorMessageHtml: matching(/\{\{code\}\}/, 'a text that contains {{code}}')
    .optional()
    .describe('HTML for unknown errors; {{code}} becomes the error code.'),
  ...THIRD_PARTIES,
  maintenance: z
    .strictObject({ start: moment, end: moment })
    .optional()
    .describe('When the brand redeems nothing; the end is exclusive.'),
  surveyPrize: z
    .strictObject({ vouchers: whole(1, 1000), valueInCent: whole(100, 1_000_000), surveyUrl: href })
    .optional()
    .describe('What is drawn among those who answer the survey. Needs the switch showCustomerSurvey.'),
  hiddenShopCategories: z
    .strictObject({ first: whole(1, 999), last: whole(1, 999) })
    .optional()
    .describe('The first and the last of the shop categories that the wall hides.'),
  validityYears: z
    .literal([1, 3], '1 or 3')
    .optional()
    .describe('How long a voucher is valid from purchase; 3 by default.'),
  reactivationHours: z
    .literal([24, 48], '24 or 48')
    .optional()
    .describe('How long a reactivation takes; 24 by default.'),
  mailMinutes: z
    .literal(60, '60')
    .optional()
    .describe('The longest delay of a mail. Left out: within minutes.'),
  features: z
    .array(z.enum(FEATURES, 'a feature'), 'a list of features')
    .optional()
    .describe('What the brand offers. Left out: all that its backend offers.'),
  switches: z
    .array(z.enum(SWITCHES, 'a switch'), 'a list of switches')
    .describe('The switches of product 2.5 that are on. All others are off.'),
} satisfies Record<Exclude<keyof Site, Derived>, z.ZodType>;

/** What a person says of a new brand; everything else follows from it. */
export const answersSchema = z
  .strictObject({
    $schema: z.string('a path').optional().describe('The path of sites/brand.schema.json, for your editor.'),
    ...FIELDS,
    pictures: picturesSchema,
  })
  .describe('The answers of a new brand for `npm run brand -- new`.');

export type Answers = z.output<typeof answersSchema>;
