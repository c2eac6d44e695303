export interface KeptFlash {
  readonly kind: string;
  readonly html: string;
}
