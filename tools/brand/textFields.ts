/** The fields of the answers that are one text of the brand's own each. */
export const TEXT_FIELDS = [
  'headline',
  'heading',
  'text',
  'thankYouText',
  'copyright',
  'apiBanner',
  'valueHint',
] as const;
