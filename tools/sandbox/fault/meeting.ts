/** Stands for a parameter of a route: one part of a path, with at least one character. */
const PARAMETER = Symbol('parameter');

type Piece = string | typeof PARAMETER;

/**
 * Whether a call to the route can meet the path of a fault.
 * @param path below /api, as the dial takes it: `*` stands for any text, also over several parts
 * @param route as the sandbox has it, such as `/v2/shop/:id`
 */
export function canMeet(path: string, route: string): boolean {
  const pieces: Piece[] = route
    .split(/(:\w+(?:\{[^}]*\})?)/)
    .flatMap((part): Piece[] => (part.startsWith(':') ? [PARAMETER] : Array.from(part)));
  const known = new Map<string, boolean>();
  return meets(0, 0, false);

  /** @param isWithin a parameter has its first character already */
  function meets(at: number, on: number, isWithin: boolean): boolean {
    const key = `${at} ${on} ${isWithin}`;
    const found = known.get(key) ?? tried(at, on, isWithin);
    known.set(key, found);
    return found;
  }

  function tried(at: number, on: number, isWithin: boolean): boolean {
    const letter = path[at];
    const piece = pieces[on];
    if (isWithin && meets(at, on + 1, false)) return true;
    // The star ends here, or takes the piece.
    if (letter === '*')
      return meets(at + 1, on, isWithin) || (piece !== undefined && meets(at, on + 1, false));
    if (letter === undefined || piece === undefined) return letter === undefined && piece === undefined;
    if (piece === PARAMETER) return letter !== '/' && meets(at + 1, on, true);
    return letter === piece && meets(at + 1, on + 1, false);
  }
}
