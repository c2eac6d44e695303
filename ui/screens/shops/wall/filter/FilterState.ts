import { computed, makeAutoObservable, observableRef } from 'mobx';
import type { ShopCategory } from '#domain/shop/category.ts';
import { FILTER_PARAMETERS, formatFilter, parseFilter } from '#domain/shop/filterQuery.ts';
import {
  NO_FILTER,
  type FilterGroup,
  type OptionGroup,
  type ShopFilter,
  activeGroups,
  withToggled,
  withoutGroup,
} from '#domain/shop/shopFilter.ts';
import { type ValueRange, withRange } from '#domain/shop/valueRanges.ts';

/** Debounce before a typed name is written into the address, in milliseconds. */
const NAME_RESTS = 250;

/** The filter in an address's query, and the category in its path. */
interface Choice {
  readonly filter: ShopFilter;
  readonly category: ShopCategory | null;
}

/**
 * Writes a filter into the address, and changes the path unless `path` is null. Each write has a number, which `follow`
 * must get back.
 */
export type WriteAddress = (filter: ShopFilter, path: string | null, number: number) => void;

/**
 * The wall's filter: the address, overlaid with the name being typed. A choice takes effect at once, before the router
 * has navigated; a navigation from elsewhere (a link, "back") replaces it.
 */
export class FilterState {
  /** What "clear all" removed; null after any other change. */
  cleared: Choice | null = null;
  /** The address's filter, including a write that the router has not finished. */
  private address: Choice;
  /** The name being typed; null while none is. */
  private typed: string | null = null;
  /** The last address that the router reported. */
  #announced: { readonly query: string; readonly category: ShopCategory | null };
  #write: WriteAddress | null = null;
  #writes = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `search` is the address's query on mount, `category` the category in its path. */
  constructor(search: string, category: ShopCategory | null) {
    this.address = { filter: read(search), category };
    this.#announced = { query: queryOf(this.address.filter), category };
    makeAutoObservable<this, 'address'>(
      this,
      {
        cleared: observableRef,
        address: observableRef,
        filter: computed({ equals: isSame }),
        settled: computed({ equals: narrowsAlike }),
      },
      { autoBind: true },
    );
  }

  /** The current filter, with the name being typed. */
  get filter(): ShopFilter {
    return together(this.choice);
  }

  /** The name being typed. */
  get name(): string {
    return this.choice.filter.name;
  }

  /** The category in the path. */
  get category(): ShopCategory | null {
    return this.address.category;
  }

  /** The address's filter, for the counts of the options; a typed name is part of it only after the debounce. */
  get settled(): ShopFilter {
    return together(this.address);
  }

  /** False while a name is being typed. */
  get rests(): boolean {
    return narrowsAlike(this.filter, this.settled);
  }

  /** All three as one value. */
  get shown(): Pick<FilterState, 'filter' | 'settled' | 'rests'> {
    const { filter, settled, rests } = this;
    return { filter, settled, rests };
  }

  /** True if any filter is set. */
  get isActive(): boolean {
    return activeGroups(this.filter).length > 0;
  }

  /** Sets the function that writes the address. */
  connect(write: WriteAddress): void {
    this.#write = write;
  }

  /** Must be called on unmount: cancels a pending write of the name. */
  dispose(): void {
    clearTimeout(this.#timer);
  }

  /**
   * Must be called when the address changes; takes over a change from elsewhere. `number` is that of the write that
   * caused the change. The filter of a write that a later one has overtaken is ignored.
   */
  follow(search: string, category: ShopCategory | null, number: number | null): void {
    const filter = read(search);
    const before = this.#announced;
    this.#announced = { query: queryOf(filter), category };
    if (category !== before.category) this.address = { ...this.address, category };
    const isOvertaken = number !== null && number < this.#writes;
    if (this.#announced.query === before.query || isOvertaken || narrowsAlike(filter, this.address.filter))
      return;
    this.become({ filter, category });
  }

  /** Changes the name. The wall is filtered at once, the address after a debounce of 250 ms. */
  type(name: string): void {
    this.typed = name;
    this.cleared = null;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.settle, NAME_RESTS);
  }

  /** Adds or removes an item. Removing the path's category changes the path. */
  toggle<Group extends OptionGroup | 'shopIds' | 'keywords'>(
    group: Group,
    item: ShopFilter[Group][number],
  ): void {
    const { filter, category } = this.choice;
    if (group === 'categories' && category?.id === item) {
      const categories = filter.categories.filter((id) => id !== item);
      this.write({ filter: { ...filter, categories }, category: null });
    } else this.write({ filter: withToggled(filter, group, item), category });
  }

  toggleRange(range: ValueRange): void {
    const { filter, category } = this.choice;
    this.write({ filter: withRange(filter, range), category });
  }

  remove(group: FilterGroup): void {
    const { filter, category } = this.choice;
    this.write({ filter: withoutGroup(filter, group), category: group === 'categories' ? null : category });
  }

  /** Removes the whole filter; `undo` restores it. */
  clear(): void {
    const before = this.choice;
    this.write({ filter: NO_FILTER, category: null });
    this.cleared = before;
  }

  /** Restores what `clear` removed; does nothing after any other change. */
  undo(): void {
    if (this.cleared) this.write(this.cleared);
  }

  /** Changes the name and writes it into the address at once. */
  search(name: string): void {
    this.type(name);
    this.settle();
  }

  /** Writes a typed name into the address without waiting for the debounce. */
  settle(): void {
    if (this.typed !== null) this.write(this.choice);
  }

  private get choice(): Choice {
    const { address, typed } = this;
    return typed === null ? address : { ...address, filter: { ...address.filter, name: typed } };
  }

  private write(choice: Choice): void {
    const before = this.address;
    this.become(choice);
    const path = before.category?.id === choice.category?.id ? null : `/${choice.category?.urlName ?? ''}`;
    if (path === null && narrowsAlike(before.filter, choice.filter)) return;
    this.#writes += 1;
    this.#write?.(choice.filter, path, this.#writes);
  }

  private become(choice: Choice): void {
    clearTimeout(this.#timer);
    this.address = choice;
    this.typed = null;
    this.cleared = null;
  }
}

function read(search: string): ShopFilter {
  return parseFilter(new URLSearchParams(search));
}

function queryOf(filter: ShopFilter): string {
  return new URLSearchParams(formatFilter(filter).map(([name, value]) => [name, value])).toString();
}

/** True if two filters have the same effect. MobX's own structural comparison would enlarge the first load. */
function narrowsAlike(one: ShopFilter, other: ShopFilter): boolean {
  return queryOf(one) === queryOf(other);
}

/** True if two filters look the same to the user: in the address, and in the name as typed. */
function isSame(one: ShopFilter, other: ShopFilter): boolean {
  return one.name === other.name && narrowsAlike(one, other);
}

/** Returns the filter with the path's category added to the chosen ones. */
function together({ filter, category }: Choice): ShopFilter {
  if (category === null || filter.categories.includes(category.id)) return filter;
  return { ...filter, categories: [category.id, ...filter.categories] };
}

/** Returns the query with another filter; unrelated parameters stay. */
export function withFilter(search: string, filter: ShopFilter): string {
  const kept = [...new URLSearchParams(search)].filter(([name]) => !FILTER_PARAMETERS.includes(name));
  const all = [new URLSearchParams(kept).toString(), queryOf(filter)].filter((part) => part !== '').join('&');
  return all === '' ? '' : `?${all}`;
}
