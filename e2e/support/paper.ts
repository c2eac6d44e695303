import { expect, type Page } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';

/** The width of A4 between the margins of our paper, in CSS pixels. */
export const PAPER = { width: 658, height: 1000 } as const;

/** Device pixels in a CSS pixel, on a printer of 200 dpi. */
export const DPI_200 = 200 / 96;

/** The open page takes so many pages of A4, and none of its controls is on them. */
export async function expectPaper(page: Page, pages: number, state: string): Promise<void> {
  const paper = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' })));
  expect(paper.numPages, state).toBe(pages);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => page.evaluate(controlsOnPaper), state).toEqual([]);
  await page.emulateMedia({ media: null });
}

/** Controls with a box of their own. A link may be a printed address: its words are where it leads. */
function controlsOnPaper(): string[] {
  const bare = (text: string) => text.replaceAll(/\s/g, '');
  return Array.from(document.querySelectorAll('a, button, input, select, summary, textarea'))
    .filter((control) => {
      const address = bare((control.getAttribute('href') ?? '').replace(/^(?:mailto|tel):/, ''));
      return control.getClientRects().length > 0 && bare(control.textContent) !== address;
    })
    .map((control) => control.outerHTML.slice(0, 120));
}
