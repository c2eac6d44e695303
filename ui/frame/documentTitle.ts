/** Returns the title of the document while a page of this name is shown. */
export function documentTitle(title: string, brand: string): string {
  return `${title} – ${brand}`;
}
