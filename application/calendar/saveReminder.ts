import { type CalendarEntry, calendarFile } from '#domain/calendar/ics.ts';
import type { Clock } from '../ports/clock.ts';

/** Puts a calendar file among the person's downloads. */
export interface SaveCalendar {
  /** `name` is ours and fixed, without its ending. */
  save(file: string, name: string): void;
}

/** Saves a moment as a calendar file, for whoever comes back later (design 8). */
export class SaveReminder {
  readonly #files: SaveCalendar;
  readonly #clock: Clock;

  constructor(files: SaveCalendar, clock: Clock) {
    this.#files = files;
    this.#clock = clock;
  }

  /** `producer` names who wrote the file: the brand. */
  execute(
    entry: CalendarEntry,
    { name, producer }: { readonly name: string; readonly producer: string },
  ): void {
    this.#files.save(calendarFile(entry, this.#clock.now(), producer), name);
  }
}
