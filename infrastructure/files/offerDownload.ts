/** How long the object URL stays valid, in milliseconds: the browser reads the file only after the click. */
const READ_WITHIN_MS = 60_000;

export function offerDownload(file: Blob, fileName: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(address), READ_WITHIN_MS);
}
