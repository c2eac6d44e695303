/** Of a label that needs more than one line. */
export const LONG =
  'A text that is much longer than most, as translators write it now and then, and that must break';
export const PICTURE = '/brands/de/logo.svg';
export const COPY = { label: 'Copy', copied: 'Copied.', denied: 'Copying is not allowed here.' };
