import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { extractText, getDocumentProxy } from 'unpdf';

/** Uses a reader that is not ours. */
export async function pdfText(bytes: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
  return text;
}

/** File contents by name, with a reader that is not ours. */
export function zipFiles(bytes: Uint8Array): ReadonlyMap<string, Uint8Array> {
  return new Map(Object.entries(unzipSync(bytes)));
}

export async function bytesOf(download: Download): Promise<Uint8Array> {
  return new Uint8Array(await readFile(await download.path()));
}

/** The text of the printed page. */
export async function printed(page: Page): Promise<string> {
  return (await pdfText(await page.pdf({ format: 'A4' }))).replace(/\s+/g, ' ');
}

/** Records the downloads from now on. */
export function downloadsOf(page: Page): Download[] {
  const started: Download[] = [];
  page.on('download', (download) => started.push(download));
  return started;
}
