import type { LedToHelp } from '#domain/help/ledToHelp.ts';

/** What leads to help, kept for the step there, which may be another document. */
export interface KeptHint {
  /** To be called with the press that leads to help. Null: what was kept leads nowhere any more. */
  put(led: LedToHelp | null): void;
  /** Returns what was kept a moment ago, and forgets it; null if nothing was. */
  take(): LedToHelp | null;
}
