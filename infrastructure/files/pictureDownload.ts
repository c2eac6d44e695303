import { offerDownload } from './offerDownload.ts';

export function savePicture(picture: Blob, name: string): void {
  offerDownload(picture, `${name}.png`);
}
