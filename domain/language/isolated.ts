/** Letters and digits that are written from right to left, and controls of the writing direction. */
const TURNS =
  /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** An isolated part, or a control that is not of one. */
const CONTROLS = /(\u2068[^\u202a-\u202e\u2066-\u2069]*\u2069)|[\u202a-\u202e\u2066-\u2069]/g;

/**
 * A name for use within a sentence. Isolated where it could turn the words and amounts around it, by the writing
 * direction of its letters or by controls, of which only those of isolated parts stay. Any other name stays as it is.
 */
export function isolated(name: string): string {
  return TURNS.test(name) ? `\u2068${name.replace(CONTROLS, '$1')}\u2069` : name;
}
