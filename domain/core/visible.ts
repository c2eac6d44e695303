const INVISIBLE = /[\p{Control}\p{Format}]/gu;

/** Returns what a person sees of a text: without control and format characters, and without white space around it. */
export function visible(text: string): string {
  return text.replace(INVISIBLE, '').trim();
}
