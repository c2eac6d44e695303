// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { checkFile } from '#domain/document/fileCheck.ts';
import { BrowserDownload } from '#infrastructure/files/browserDownload.ts';
import { aPdf } from '#tests/data/document.ts';

const created: Blob[] = [];
const revoked: string[] = [];
const clicked: { href: string; download: string }[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  for (const list of [created, revoked, clicked]) list.length = 0;
  // jsdom has no addresses for blobs, and follows no links.
  URL.createObjectURL = (blob: Blob) => `blob:test/${created.push(blob)}`;
  URL.revokeObjectURL = (address) => void revoked.push(address);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    clicked.push({ href: this.href, download: this.download });
  });
});

function aFile() {
  const file = checkFile('pdf', aPdf());
  if (!file.ok) throw new Error(file.fault);
  return file.value;
}

it('saves a file with the checked type and the given name', async () => {
  new BrowserDownload().save(aFile(), 'voucher');
  expect(clicked).toEqual([{ href: 'blob:test/1', download: 'voucher.pdf' }]);
  expect(created[0]?.type).toBe('application/pdf');
  expect(created[0]?.size).toBe(aPdf().bytes.length);
});

it('revokes the address after the browser has had time to read it', () => {
  new BrowserDownload().save(aFile(), 'voucher');
  vi.advanceTimersByTime(59_000);
  expect(revoked).toEqual([]);
  vi.advanceTimersByTime(1_000);
  expect(revoked).toEqual(['blob:test/1']);
});

it('leaves no element on the page', () => {
  new BrowserDownload().save(aFile(), 'voucher');
  expect(document.body.querySelector('a')).toBeNull();
});
