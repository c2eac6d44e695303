/** Reads a drawing of `tools/sandbox/pictures/`, such as `shops/alpinora.svg`; undefined if there is none. */
export type ReadPicture = (name: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;

/** @param name path below `tools/sandbox/pictures/` without the extension */
export function pictureAddress(name: string): string {
  return `/media/${name}.svg`;
}
