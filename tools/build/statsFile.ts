export function statsFile(folder: string): URL {
  return new URL(`../../node_modules/.cache/stats/${folder}.json`, import.meta.url);
}
