/** Reads a drawing of `sandbox/pictures/` by its name, such as `shops/alpinora.svg`; undefined if there is none. */
export type ReadPicture = (name: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;

/** The address of a drawing, by its name without the extension. */
export function pictureAddress(name: string): string {
  return `/sandbox/pictures/${name}.svg`;
}
