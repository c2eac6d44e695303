import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { say } from '#tests/data/english.ts';
import { SHOP, aRevealedPage, button, codes, press } from './aRevealedPage.tsx';

/** The chunk may take its time on a busy machine. */
const PATIENT = { timeout: 5000 };

const dialog = () => screen.findByRole('dialog', { name: say('codePage.picture') }, PATIENT);

/** A canvas that notes the texts drawn on it; jsdom has none. */
function aCanvas(): { texts: string[] } {
  const texts: string[] = [];
  const context = {
    scale: () => undefined,
    fillRect: () => undefined,
    measureText: (text: string) => ({ width: 20 * text.length }),
    fillText: (text: string) => void texts.push(text),
  };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((give) => give(new Blob(['picture'])));
  return { texts };
}

it('saves the revealed code as a picture once the user has read what becomes of pictures', async () => {
  const { texts } = aCanvas();
  const validUntil = Date.UTC(2029, 10, 4, 12);
  const { files } = await aRevealedPage(codes({ code: 'ABCDEFGHJKLM', pin: '0815', validUntil }));
  await press('codePage.picture');
  expect(await dialog()).toHaveTextContent(say('codePage.pictureWarning'));
  expect(files.pictures).toEqual([]);
  await press('codePage.pictureSave');
  await waitFor(() => expect(files.pictures).toHaveLength(1), PATIENT);
  const [{ name } = { name: '' }] = files.pictures;
  expect(name).toBe(say('codePage.pdfName'));
  expect(texts).toEqual(expect.arrayContaining([SHOP.name, 'ABCD', 'EFGH', 'JKLM', 'PIN 0815']));
  // The date has no-break spaces.
  expect(texts.map((text) => text.replace(/\s/g, ' '))).toContain(
    say('merchantCode.validUntil', { date: '4 November 2029' }),
  );
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText(say('codePage.pictureDone'))).toBeInTheDocument();
});

it('says that the picture could not be made, and tries again', async () => {
  const { files } = await aRevealedPage(codes({}));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  await press('codePage.picture');
  const open = await dialog();
  await press('codePage.pictureSave');
  await waitFor(() =>
    expect(within(open).getByRole('alert')).toHaveTextContent(say('codePage.pictureFailed')),
  );
  aCanvas();
  await press('codePage.pictureSave');
  await waitFor(() => expect(files.pictures).toHaveLength(1), PATIENT);
});

it('prints the codes in large letters, and leaves nothing of them behind', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  await aRevealedPage(codes({ pin: '0815' }, {}));
  await press('codePage.largePrint');
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1), PATIENT);
  const sheet = document.body.querySelector('[data-large-print]');
  for (const said of [SHOP.name, 'CODE-1', 'PIN 0815', 'CODE-2']) expect(sheet).toHaveTextContent(said);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(document.body.querySelector('[data-large-print]')).toBeNull();
  expect(button('codePage.largePrint')).toBeInTheDocument();
});

it('takes the large print away when the browser caches the page for “back”', async () => {
  vi.spyOn(window, 'print').mockImplementation(() => undefined);
  await aRevealedPage(codes({}));
  await press('codePage.largePrint');
  await waitFor(() => expect(document.body.querySelector('[data-large-print]')).not.toBeNull(), PATIENT);
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(document.documentElement.outerHTML).not.toContain('CODE-1');
});
