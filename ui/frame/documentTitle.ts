export function documentTitle(title: string, brand: string): string {
  return `${title} – ${brand}`;
}
