const RASTER = /(?<!@2x)(\.(?:png|jpe?g|webp|avif))$/i;

/** Returns the `@2x` address of a raster image (product 2.9); null for vectors and `@2x` files. */
export function doubled(address: string): string | null {
  return RASTER.test(address) ? address.replace(RASTER, '@2x$1') : null;
}
