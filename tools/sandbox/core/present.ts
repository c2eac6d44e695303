type Present<T> = { [Name in keyof T]?: Exclude<T[Name], undefined> };

/** Removes members that are `undefined`: an answer omits them. */
export function present<T extends object>(members: T): Present<T> {
  const entries = Object.entries(members).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Present<T>;
}
