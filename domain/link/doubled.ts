/** A raster picture; drawings are sharp at any size, and a name that ends in `@2x` is doubled already. */
const RASTER = /(?<!@2x)(\.(?:png|jpe?g|webp|avif))$/i;

/** Returns the address of a raster picture in twice its size (product 2.9), null for every other file. */
export function doubled(address: string): string | null {
  return RASTER.test(address) ? address.replace(RASTER, '@2x$1') : null;
}
