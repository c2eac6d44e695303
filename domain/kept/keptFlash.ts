/** A message that is shown above the page: its kind, and its text as HTML. */
export interface KeptFlash {
  readonly kind: string;
  readonly html: string;
}
