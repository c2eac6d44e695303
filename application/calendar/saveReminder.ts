import { type CalendarEntry, calendarFile } from '#domain/calendar/ics.ts';
import type { Clock } from '../ports/clock.ts';

export interface SaveCalendar {
  /** `file` is iCalendar text; `name` is ours, never the backend's, and has no file extension. */
  save(file: string, name: string): void;
}

export class SaveReminder {
  readonly #files: SaveCalendar;
  readonly #clock: Clock;

  constructor(files: SaveCalendar, clock: Clock) {
    this.#files = files;
    this.#clock = clock;
  }

  /** `name` is the file name without extension; `producer` is the brand, written as the file's author. */
  execute(
    entry: CalendarEntry,
    { name, producer }: { readonly name: string; readonly producer: string },
  ): void {
    this.#files.save(calendarFile(entry, this.#clock.now(), producer), name);
  }
}
