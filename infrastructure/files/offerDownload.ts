/** A browser reads the file after the click; until then its address must live. */
const READ_WITHIN_MS = 60_000;

/** Hands a file to the browser's downloads by an address that lives for a moment. */
export function offerDownload(file: Blob, fileName: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(address), READ_WITHIN_MS);
}
