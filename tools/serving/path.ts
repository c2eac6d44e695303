/**
 * The path by which the table's patterns decide, as nginx reads it: decoded, without `.` and `..`, with doubled slashes
 * kept. Null if it climbs above the root. A path with invalid escapes stays as it is.
 */
export function plainPath(rawPath: string): string | null {
  const path = decoded(rawPath);
  const kept: string[] = [];
  const parts = path.slice(1).split('/');
  for (const [index, part] of parts.entries()) {
    if (part === '..') {
      if (kept.pop() === undefined) return null;
      if (index === parts.length - 1) kept.push('');
    } else if (part !== '.') kept.push(part);
    else if (index === parts.length - 1) kept.push('');
  }
  return `/${kept.join('/')}`;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
