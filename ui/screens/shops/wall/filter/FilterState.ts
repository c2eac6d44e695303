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

/** How long typing must pause before the name is written into the address, in milliseconds. */
const NAME_RESTS = 250;

/** What an address says: the filter in its query, and the category that its path names. */
interface Choice {
  readonly filter: ShopFilter;
  readonly category: ShopCategory | null;
}

/**
 * Writes a filter into the address, and changes the path unless `path` is null. Writes are numbered; the number has to
 * come back when the address is followed.
 */
export type WriteAddress = (filter: ShopFilter, path: string | null, number: number) => void;

/**
 * The wall's filter as the address says it, with the name that is being typed laid over it. What is chosen counts at
 * once, although the router needs a moment to get there; what changes there by itself (a link, going back) takes over.
 */
export class FilterState {
  /** What "clear all" removed, as long as nothing else was changed; `undo` restores it. */
  cleared: Choice | null = null;
  /** What the address says, or will say once the router has written it. */
  private address: Choice;
  /** The name that is being typed; null while none is. */
  private typed: string | null = null;
  /** What the router said last. */
  #said: { readonly query: string; readonly category: ShopCategory | null };
  #write: WriteAddress | null = null;
  #writes = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `search` is the address's query when the wall is mounted, `category` the category that its path names. */
  constructor(search: string, category: ShopCategory | null) {
    this.address = { filter: read(search), category };
    this.#said = { query: queryOf(this.address.filter), category };
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

  /** What narrows the wall now, with the name as it is being typed. */
  get filter(): ShopFilter {
    return together(this.choice);
  }

  /** The name as it is being typed. */
  get name(): string {
    return this.choice.filter.name;
  }

  /** The category that the path names. */
  get category(): ShopCategory | null {
    return this.address.category;
  }

  /** The filter as it stands in the address: a typed name is part of it only after a pause. */
  get settled(): ShopFilter {
    return together(this.address);
  }

  /** True if no name is being typed, so that `filter` stands in the address. */
  isSettled(filter: ShopFilter): boolean {
    return narrowsAlike(filter, this.settled);
  }

  /** True if anything narrows the wall. */
  get isActive(): boolean {
    return activeGroups(this.filter).length > 0;
  }

  /** Sets the function that writes the address from now on. */
  connect(write: WriteAddress): void {
    this.#write = write;
  }

  /** To be called when the wall is unmounted: a typed name that is still waiting is no longer written. */
  dispose(): void {
    clearTimeout(this.#timer);
  }

  /**
   * To be called when the address changes: takes over a change from elsewhere. `number` is that of the write that led
   * here; a write that was overtaken by another has no effect any more.
   */
  follow(search: string, category: ShopCategory | null, number: number | null): void {
    const filter = read(search);
    const before = this.#said;
    this.#said = { query: queryOf(filter), category };
    if (category !== before.category) this.address = { ...this.address, category };
    const isOvertaken = number !== null && number < this.#writes;
    if (this.#said.query === before.query || isOvertaken || narrowsAlike(filter, this.address.filter)) return;
    this.become({ filter, category });
  }

  /** Changes the typed name. The wall is narrowed at once, the address follows after a pause of 250 ms. */
  type(name: string): void {
    this.typed = name;
    this.cleared = null;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.settle, NAME_RESTS);
  }

  /** Chooses an item, or removes it if it is chosen. Removing the path's category changes the path. */
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

  /** Removes all chosen items of a group. */
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

  /** Writes a typed name into the address now, without waiting for a pause. */
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

/**
 * True if two filters narrow the wall in the same way. MobX's own comparison of structures would enlarge the first
 * load.
 */
function narrowsAlike(one: ShopFilter, other: ShopFilter): boolean {
  return queryOf(one) === queryOf(other);
}

/** True if two filters are the same to a person: as the address would say them, and in the name as it was typed. */
function isSame(one: ShopFilter, other: ShopFilter): boolean {
  return one.name === other.name && narrowsAlike(one, other);
}

/** Returns the filter with the path's category among the chosen ones. */
function together({ filter, category }: Choice): ShopFilter {
  if (category === null || filter.categories.includes(category.id)) return filter;
  return { ...filter, categories: [category.id, ...filter.categories] };
}

/** Returns an address's query with another filter; parameters that belong to others stay. */
export function withFilter(search: string, filter: ShopFilter): string {
  const kept = [...new URLSearchParams(search)].filter(([name]) => !FILTER_PARAMETERS.includes(name));
  const all = [new URLSearchParams(kept).toString(), queryOf(filter)].filter((part) => part !== '').join('&');
  return all === '' ? '' : `?${all}`;
}
