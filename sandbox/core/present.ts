type Present<T> = { [Name in keyof T]?: Exclude<T[Name], undefined> };

/** The members that have a value: of the others an answer does not even say that there is none. */
export function present<T extends object>(members: T): Present<T> {
  const entries = Object.entries(members).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Present<T>;
}
