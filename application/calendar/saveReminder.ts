import { type CalendarEntry, calendarFile } from '#domain/calendar/ics.ts';
import type { Clock } from '../ports/clock.ts';

/** Saves a calendar file to the person's downloads. */
export interface SaveCalendar {
  /** `file` is the text of an iCalendar file; `name` is fixed by us and has no file extension. */
  save(file: string, name: string): void;
}

/** Saves a moment as a calendar file, for people who want to come back later (product 8.9). */
export class SaveReminder {
  readonly #files: SaveCalendar;
  readonly #clock: Clock;

  constructor(files: SaveCalendar, clock: Clock) {
    this.#files = files;
    this.#clock = clock;
  }

  /** `name` is that of the file, without extension; `producer` is the brand, as the program that made the file. */
  execute(
    entry: CalendarEntry,
    { name, producer }: { readonly name: string; readonly producer: string },
  ): void {
    this.#files.save(calendarFile(entry, this.#clock.now(), producer), name);
  }
}
