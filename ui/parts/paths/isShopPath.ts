/** True for the path of a shop's dialog, in any case of letters, as the router matches it. */
export function isShopPath(pathname: string): boolean {
  return /^\/shops\/./i.test(pathname);
}
