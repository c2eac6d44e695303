/**
 * State of a history entry whose code page was opened by the press that asks for the code. It says only that, and the
 * page takes it out of the entry at once, so that a reload or "back" finds the code covered.
 */
export const REVEAL_WISH = { reveals: true } as const;

/** True if this state of a history entry says so. */
export function wishesReveal(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'reveals' in state && state.reveals === true;
}
