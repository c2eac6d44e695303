/** Loads the wall's page before it is drawn; the shell knows how. */
export interface WallAhead {
  /** Scripts and texts, when the browser is idle; not if the user saves data. A failure does not matter yet. */
  readonly fetchScripts: () => void;
  /** These, and the shops for the voucher in use. `out-of-reach`: its balance is below the smallest value of each. Rejects if anything is missing. */
  readonly fetchWall: () => Promise<'ready' | 'out-of-reach'>;
}
