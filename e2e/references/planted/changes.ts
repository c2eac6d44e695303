import type { Width, Variant } from '../../support/reference.ts';

/** A column of a screen: what a change is looked for on. */
export type Place = readonly [screen: string, site: string, width: Width, variant?: Variant];

/** A change of style that the references must notice. */
export interface PlantedChange {
  readonly says: string;
  /** Where it shows. */
  readonly on: Place;
  /** What the build's style sheets say, and what they say then. */
  readonly edit?: readonly [from: string, to: string];
  /** A rule that comes last. */
  readonly rule?: string;
}

/** Fifty changes of style, of every kind that a hand may make by mistake. */
export const CHANGES: readonly PlantedChange[] = [
  // Distances.
  {
    says: 'a phone’s page has wider edges',
    on: ['entry', 'at', 390],
    edit: ['--gutter:16px', '--gutter:20px'],
  },
  {
    says: 'a desk’s page has narrower edges, a phone’s has not',
    on: ['help', 'de', 1280],
    edit: ['--gutter:32px', '--gutter:24px'],
  },
  {
    says: 'the middle distance is two pixels less',
    on: ['check', 'de', 390],
    edit: ['--s-5:calc(16px', '--s-5:calc(14px'],
  },
  {
    says: 'a large distance grows',
    on: ['thanks', 'restaurant', 390],
    edit: ['--s-6:calc(24px', '--s-6:calc(28px'],
  },
  {
    says: 'the classic layout is denser',
    on: ['order-status', 'at', 1280],
    edit: ['--density:.9', '--density:.86'],
  },
  {
    says: 'tiles of the modern wall lie closer',
    on: ['wall', 'de', 1280],
    edit: ['--tile-gap:var(--s-5)', '--tile-gap:var(--s-4)'],
  },
  {
    says: 'a heading keeps its distance from above',
    on: ['value', 'de', 390],
    rule: 'main h1[tabindex]{margin-block-start:4px}',
  },
  {
    says: 'labels keep away from their fields',
    on: ['help-unreadable', 'at', 390],
    rule: 'label{padding-block-end:2px}',
  },
  // Sizes and limits.
  {
    says: 'buttons and fields are lower',
    on: ['details', 'de', 390],
    edit: ['--control-height:48px', '--control-height:46px'],
  },
  {
    says: 'the field of the code is higher',
    on: ['entry', 'gb', 390],
    edit: ['--code-field-height:60px', '--code-field-height:64px'],
  },
  { says: 'forms are narrower', on: ['help-unreadable', 'de', 1280], edit: ['--form:640px', '--form:620px'] },
  { says: 'pages are narrower', on: ['wall', 'restaurant', 1280], edit: ['--page:1200px', '--page:1160px'] },
  {
    says: 'lines of text are shorter',
    on: ['conditions', 'de', 1280],
    edit: ['--measure:66ch', '--measure:60ch'],
  },
  {
    says: 'fields have a widest size',
    on: ['order-status', 'de', 1280],
    rule: 'main input{max-inline-size:320px}',
  },
  {
    says: 'a logo is smaller',
    on: ['entry', 'it', 390],
    rule: 'header img{max-block-size:28px;inline-size:auto}',
  },
  { says: 'icons are larger', on: ['code', 'restaurant', 390], rule: 'main svg{scale:1.15}' },
  // Letters.
  { says: 'small text is larger', on: ['entry', 'de', 390], edit: ['--text-sm:.875rem', '--text-sm:.9rem'] },
  {
    says: 'the smallest text is larger',
    on: ['wall', 'de', 390],
    edit: ['--text-xs:.8125rem', '--text-xs:.875rem'],
  },
  {
    says: 'headings of pages are smaller',
    on: ['basket', 'restaurant', 390],
    edit: [
      '--text-2xl:clamp(1.75rem, 1.4rem + 1.6vw, 2.3rem)',
      '--text-2xl:clamp(1.6rem, 1.3rem + 1.6vw, 2.3rem)',
    ],
  },
  { says: 'lines lie closer', on: ['conditions', 'at', 390], edit: ['--leading:1.5', '--leading:1.45'] },
  {
    says: 'lines of headings lie further apart',
    on: ['entry', 'fr', 390],
    edit: ['--leading-tight:1.2', '--leading-tight:1.25'],
  },
  {
    says: 'buttons are not bold',
    on: ['entry', 'bank-one', 390],
    edit: ['--button-weight:600', '--button-weight:400'],
  },
  {
    says: 'labels are not bold',
    on: ['details', 'restaurant', 390],
    edit: ['--label-weight:600', '--label-weight:400'],
  },
  {
    says: 'letters of the restaurant’s buttons stand further apart',
    on: ['value', 'restaurant', 390],
    edit: ['--button-tracking:.03em', '--button-tracking:.05em'],
  },
  {
    says: 'buttons shout',
    on: ['value', 'de', 390],
    rule: 'main button[class]{text-transform:uppercase}',
  },
  { says: 'a shop’s code is smaller', on: ['code', 'ca', 390], rule: 'main code{font-size:.9em}' },
  { says: 'links have no line', on: ['accessibility', 'de', 390], rule: 'main a{text-decoration:none}' },
  // Colours.
  {
    says: 'text of the modern layout is greyer',
    on: ['conditions', 'de', 390],
    edit: ['--ink:#191a22', '--ink:#2b2c36'],
  },
  {
    says: 'secondary text is lighter',
    on: ['entry', 'at', 390],
    edit: ['--ink-soft:#50565b', '--ink-soft:#6a6f74'],
  },
  {
    says: 'the restaurant’s ground is whiter',
    on: ['not-found', 'restaurant', 390],
    edit: ['--surface:#faf7f2', '--surface:#fcfaf7'],
  },
  {
    says: 'the footer’s ground is darker',
    on: ['not-found', 'at', 390],
    edit: ['--surface-sunken:#ecece8', '--surface-sunken:#e4e4df'],
  },
  {
    says: 'the border of fields is lighter',
    on: ['details', 'at', 390],
    edit: ['--line-strong:#73797d', '--line-strong:#9aa0a4'],
  },
  {
    says: 'a fault is told in a brighter red',
    on: ['entry-empty', 'de', 390],
    edit: ['--error:#a3121f', '--error:#d0202f'],
  },
  {
    says: 'the ground of a fault is another',
    on: ['details-empty', 'at', 390],
    edit: ['--error-surface:#fdf1f0', '--error-surface:#fbe6e4'],
  },
  {
    says: 'the words in an empty search field are paler',
    on: ['wall', 'be', 390],
    rule: '::placeholder{color:#9a9a9a !important}',
  },
  {
    says: 'one brand’s heading has another colour',
    on: ['entry', 'gb', 1280],
    rule: '[data-brand=gb] h1{color:#444}',
  },
  {
    says: 'one brand’s main button has another colour',
    on: ['entry', 'us', 390],
    rule: '[data-brand=us] main form button[type=submit]{background-color:#3a5a40}',
  },
  // Colours in the dark only.
  {
    says: 'the dark ground is lighter',
    on: ['entry', 'at', 390, 'dark'],
    edit: ['--surface:#16181d', '--surface:#1b1e24'],
  },
  {
    says: 'secondary text in the dark is duller',
    on: ['wall', 'de', 390, 'dark'],
    edit: ['--ink-soft:#b2b3be', '--ink-soft:#8d8e99'],
  },
  {
    says: 'lines in the dark are stronger',
    on: ['code', 'restaurant', 390, 'dark'],
    edit: ['--line:#463c32', '--line:#6a5c4e'],
  },
  // Shapes.
  {
    says: 'rounded buttons are less round',
    on: ['entry', 'de', 1280],
    edit: ['--radius-button:28px', '--radius-button:10px'],
  },
  {
    says: 'rounded fields are square',
    on: ['entry', 'de', 390],
    edit: ['--radius-control:14px', '--radius-control:0'],
  },
  {
    says: 'shadows of rounded brands are stronger',
    on: ['check', 'de', 390],
    edit: ['--shade:#191a221f', '--shade:#191a2240'],
  },
  {
    says: 'icons of rounded brands are thinner',
    on: ['entry', 'de', 390],
    edit: ['--stroke:2;', '--stroke:1.4;'],
  },
  {
    says: 'borders of fields are thicker',
    on: ['resend', 'at', 390],
    edit: ['--control-edge:1px', '--control-edge:2px'],
  },
  // Places.
  { says: 'a heading stands in the middle', on: ['value', 'at', 390], rule: 'h1{text-align:center}' },
  {
    says: 'a form begins with its end',
    on: ['order-status', 'restaurant', 390],
    rule: 'main form[class]{display:flex;flex-direction:column-reverse}',
  },
  { says: 'the footer is hidden', on: ['not-found', 'de', 390], rule: 'footer{display:none}' },
  {
    says: 'what lies behind a dialog is less dimmed',
    on: ['shop', 'de', 1280],
    edit: ['--scrim:#14161a99', '--scrim:#14161a77'],
  },
  {
    says: 'the key visual lies above the form that covers it',
    on: ['entry', 'card-network', 1280],
    rule: '[data-composition=card] [data-pictured]>:has(picture):not(:has(form)){position:relative;z-index:2}',
  },
];
