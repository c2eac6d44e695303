import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { extractText, getDocumentProxy } from 'unpdf';

/** The text of a PDF, by a reader that is not ours. */
export async function pdfText(bytes: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
  return text;
}

/** The files of a ZIP by their names, by a reader that is not ours. */
export function zipFiles(bytes: Uint8Array): ReadonlyMap<string, Uint8Array> {
  return new Map(Object.entries(unzipSync(bytes)));
}

export async function bytesOf(download: Download): Promise<Uint8Array> {
  return new Uint8Array(await readFile(await download.path()));
}

/** What would stand on paper now. */
export async function printed(page: Page): Promise<string> {
  return (await pdfText(await page.pdf({ format: 'A4' }))).replace(/\s+/g, ' ');
}

/** The downloads that a page has started. */
export function downloadsOf(page: Page): Download[] {
  const started: Download[] = [];
  page.on('download', (download) => started.push(download));
  return started;
}
