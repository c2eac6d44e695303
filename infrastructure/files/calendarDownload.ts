import type { SaveCalendar } from '#application/calendar/saveReminder.ts';

/** A browser reads the file after the click; until then its address must live. */
const READ_WITHIN_MS = 60_000;

/** Hands a calendar file to the browser's downloads by an address that lives for a moment. */
export class CalendarDownload implements SaveCalendar {
  save(file: string, name: string): void {
    const address = URL.createObjectURL(new Blob([file], { type: 'text/calendar;charset=utf-8' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = `${name}.ics`;
    link.click();
    window.setTimeout(() => URL.revokeObjectURL(address), READ_WITHIN_MS);
  }
}
