import type { SaveCalendar } from '#application/calendar/saveReminder.ts';
import { offerDownload } from './offerDownload.ts';

/** Saves calendar files to the browser's downloads. When the person opens one, the device offers to add the entry. */
export class CalendarDownload implements SaveCalendar {
  save(file: string, name: string): void {
    offerDownload(new Blob([file], { type: 'text/calendar;charset=utf-8' }), `${name}.ics`);
  }
}
