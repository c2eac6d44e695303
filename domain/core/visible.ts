const INVISIBLE = /[\p{Control}\p{Format}]/gu;

/** Removes control and format characters and trims, so that an invisible text counts as empty. */
export function visible(text: string): string {
  return text.replace(INVISIBLE, '').trim();
}
