/** Matches the spaces between day and month and before the hour. */
const TORN = /(?<=\b\d\d?\.?) (?=\D)|(?<=\D) (?=\d\d?\b)/g;

/** Replaces them with non-breaking spaces, so a line break never separates the parts. */
export function unbrokenDate(date: string): string {
  return date.replace(TORN, '\u00a0');
}
