import type { SaveCalendar } from '#application/calendar/saveReminder.ts';
import { offerDownload } from './offerDownload.ts';

export class CalendarDownload implements SaveCalendar {
  save(file: string, name: string): void {
    offerDownload(new Blob([file], { type: 'text/calendar;charset=utf-8' }), `${name}.ics`);
  }
}
