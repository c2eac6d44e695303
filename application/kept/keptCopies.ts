import type { KeptKey } from '#domain/kept/table.ts';

export interface KeptCopies {
  /**
   * Copies the values of these keys into memory. The returned function stores them again, except where another value
   * has been stored since.
   */
  copy(keys: readonly KeptKey[]): () => void;
}
