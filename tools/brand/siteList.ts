/**
 * The column of product 2.5 and 2.6 that says which sites have a switch or a setting: ids, `banks` for all whose id
 * begins with `bank-`, `all but` before those that lack it, or `none`.
 */
const ALL_BUT = 'all but ';
const BANKS = 'banks';
const NONE = 'none';

const isBank = (id: string): boolean => id.startsWith('bank-');

function namesOf(cell: string): readonly string[] {
  const list = cell.replace(ALL_BUT, '');
  return list === NONE ? [] : list.split(', ');
}

/** The ids that the cell names, in the order of `ids`. Throws if it names a site that there is not. */
export function listedSites(cell: string, ids: readonly string[]): readonly string[] {
  const names = namesOf(cell);
  const stray = names.find((name) => name !== BANKS && !ids.includes(name));
  if (stray !== undefined) throw new Error(`docs/product.md names ${stray}, which is no site: ${cell}`);
  const isNamed = (id: string) => names.includes(id) || (isBank(id) && names.includes(BANKS));
  return ids.filter((id) => isNamed(id) !== cell.startsWith(ALL_BUT));
}

/** The cell with one more site, which it lists or does not list, and nothing else changed for those before it. */
export function withSite(cell: string, ids: readonly string[], id: string, isListed: boolean): string {
  if (listedSites(cell, [...ids, id]).includes(id) === isListed) return cell;
  const isNamed = isListed !== cell.startsWith(ALL_BUT);
  const names = namesOf(cell);
  // A bank that is unlike the others: they are named one by one.
  const now = isNamed
    ? [...names, id]
    : names.flatMap((name) => (name === BANKS ? ids.filter(isBank) : name));
  return `${cell.startsWith(ALL_BUT) ? ALL_BUT : ''}${now.join(', ')}`;
}
