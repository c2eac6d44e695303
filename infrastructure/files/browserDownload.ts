import type { SaveFile } from '#application/ports/saveFile.ts';
import type { CheckedFile } from '#domain/document/fileCheck.ts';
import { offerDownload } from './offerDownload.ts';

export class BrowserDownload implements SaveFile {
  save({ type, bytes, format }: CheckedFile, name: string): void {
    offerDownload(new Blob([new Uint8Array(bytes)], { type }), `${name}.${format}`);
  }
}
