/** The release that a page names. */
export function releaseOf(html: string): string | undefined {
  return /<meta name="release" content="([^"]*)"/.exec(html)?.[1];
}
