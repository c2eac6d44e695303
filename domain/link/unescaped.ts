/** Returns a path without its percent-escapes; as it is if one of them is malformed. */
export function unescaped(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
