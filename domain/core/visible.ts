const INVISIBLE = /[\p{Control}\p{Format}]/gu;

/** What a person sees of a text: pasted marks that show nothing left out, and the white space around the rest. */
export function visible(text: string): string {
  return text.replace(INVISIBLE, '').trim();
}
