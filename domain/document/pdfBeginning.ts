/** `%PDF-` */
const HEADER = [0x25, 0x50, 0x44, 0x46, 0x2d];
const WITHIN = 1024;

/** True if the header lies in the first 1,024 bytes: readers allow a byte order mark or a blank line in front. */
export function beginsAsPdf(bytes: Uint8Array): boolean {
  const places = Array.from({ length: WITHIN - HEADER.length + 1 }, (_, at) => at);
  return places.some((at) => HEADER.every((byte, index) => bytes[at + index] === byte));
}
