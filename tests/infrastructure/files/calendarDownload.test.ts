// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { CalendarDownload } from '#infrastructure/files/calendarDownload.ts';

it('saves a calendar file under the given name', async () => {
  const made: Blob[] = [];
  const names: string[] = [];
  URL.createObjectURL = (blob: Blob) => `blob:test/${made.push(blob)}`;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  new CalendarDownload().save('BEGIN:VCALENDAR\r\n', 'voucher-reminder');
  expect(names).toEqual(['voucher-reminder.ics']);
  expect(made[0]?.type).toBe('text/calendar;charset=utf-8');
  expect(await made[0]?.text()).toBe('BEGIN:VCALENDAR\r\n');
});
