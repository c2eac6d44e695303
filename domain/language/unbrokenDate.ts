/** What comes before a break that tears a day from its month, or an hour from its word. */
const TORN = /(?<=\b\d\d?\.?) (?=\D)|(?<=\D) (?=\d\d?\b)/g;

/** Keeps the day of a formatted date on one line with its month, and the time with the word before it. */
export function unbrokenDate(date: string): string {
  return date.replace(TORN, '\u00a0');
}
