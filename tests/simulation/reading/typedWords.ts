import { PageInput, PageTextArea } from '../dom/controls.ts';
import type { Sight } from '../Observer.ts';
import { PERSONS } from '../steps/persons.ts';

/** A word of one of these persons that a page shows, in its text or its fields. */
export function wordOf({ screen, text }: Sight, persons: readonly number[]): string | undefined {
  const typed = screen.fields
    .filter((field) => field instanceof PageInput || field instanceof PageTextArea)
    .map(({ value }) => value);
  const shown = [text, ...typed].join('\n');
  return persons.flatMap((person) => PERSONS[person]?.own ?? []).find((word) => shown.includes(word));
}
