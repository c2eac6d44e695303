import type { SaveFile } from '#application/ports/saveFile.ts';
import type { CheckedFile } from '#domain/document/fileCheck.ts';

/** A browser reads the file after the click; until then its address must live. */
const READ_WITHIN_MS = 60_000;

/** Hands a file to the browser's downloads by an address that lives for a moment. */
export class BrowserDownload implements SaveFile {
  save({ type, bytes, format }: CheckedFile, name: string): void {
    const address = URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type }));
    const link = document.createElement('a');
    link.href = address;
    link.download = `${name}.${format}`;
    link.click();
    window.setTimeout(() => URL.revokeObjectURL(address), READ_WITHIN_MS);
  }
}
