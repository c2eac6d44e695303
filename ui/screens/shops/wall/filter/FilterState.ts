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

/** What the person has chosen: the filter from the address's query, and the category that its path names. */
interface Choice {
  readonly filter: ShopFilter;
  readonly category: ShopCategory | null;
}

/** Replaces the filter's part of the address's query, and changes the path unless `path` is null. */
export type WriteAddress = (query: string, path: string | null) => void;

/**
 * State of the wall's filter, which lives in the address. What is chosen is written there, and what changes there by
 * itself (a link, going back) is taken over. Typing is never delayed and never overwritten by an older address.
 */
export class FilterState {
  /** What "clear all" removed, as long as nothing else was changed; `undo` restores it. */
  cleared: Choice | null = null;
  /** What is chosen and typed now. */
  private choice: Choice;
  /** What was last written into the address or read from it: lags behind `choice` while a name is being typed. */
  private written: Choice;
  #write: WriteAddress | null = null;
  #address: string;
  /** Queries that were written and have not yet been seen in the address, oldest first. */
  #underWay: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `search` is the address's query when the wall is mounted, `category` the category that its path names. */
  constructor(search: string, category: ShopCategory | null) {
    this.choice = { filter: read(search), category };
    this.written = this.choice;
    this.#address = queryOf(this.choice);
    makeAutoObservable<this, 'choice' | 'written'>(
      this,
      {
        cleared: observableRef,
        choice: observableRef,
        written: observableRef,
        settled: computed({ equals: narrowsAlike }),
        choices: computed({ equals: narrowsAlike }),
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

  /** The filter as it stands in the address: a typed name is part of it only after a pause. */
  get settled(): ShopFilter {
    return together(this.written);
  }

  /** True if no name is being typed, so that `filter` stands in the address. */
  isSettled(filter: ShopFilter): boolean {
    return narrowsAlike(filter, this.settled);
  }

  /** The filter without the name; it does not change while a name is being typed. */
  get choices(): ShopFilter {
    return { ...this.filter, name: '' };
  }

  /** True if anything narrows the wall. */
  get isActive(): boolean {
    return activeGroups(this.filter).length > 0;
  }

  /** The filter's part of the address, without the question mark. */
  get query(): string {
    return queryOf(this.choice);
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
   * To be called when the address changes: takes over a change from elsewhere. A change that we wrote ourselves, which
   * arrives here later, has no effect.
   */
  follow(search: string, category: ShopCategory | null): void {
    const filter = read(search);
    const query = queryOf({ filter });
    const own = this.#underWay.indexOf(query);
    const isNews = own < 0 && query !== this.#address;
    if (own >= 0) this.#underWay.splice(0, own + 1);
    if (own >= 0 || isNews) this.#address = query;
    if (isNews) {
      clearTimeout(this.#timer);
      this.#underWay = [];
      this.cleared = null;
    }
    if (isNews || category?.id !== this.choice.category?.id) {
      this.choice = { filter: isNews ? filter : this.choice.filter, category };
      this.written = { filter: isNews ? filter : this.written.filter, category };
    }
  }

  /** Changes the typed name. The wall is narrowed at once, the address follows after a pause of 250 ms. */
  type(name: string): void {
    this.choice = { ...this.choice, filter: { ...this.choice.filter, name } };
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
      this.become({
        filter: { ...filter, categories: filter.categories.filter((id) => id !== item) },
        category: null,
      });
    } else this.become({ filter: withToggled(filter, group, item), category });
  }

  /** Removes all chosen items of a group. */
  remove(group: FilterGroup): void {
    const { filter, category } = this.choice;
    this.become({ filter: withoutGroup(filter, group), category: group === 'categories' ? null : category });
  }

  /** Removes the whole filter; `undo` restores it. */
  clear(): void {
    const before = this.choice;
    this.become({ filter: NO_FILTER, category: null });
    this.cleared = before;
  }

  /** Restores what `clear` removed; does nothing after any other change. */
  undo(): void {
    if (this.cleared) this.become(this.cleared);
  }

  /** Changes the name and writes it into the address at once. */
  search(name: string): void {
    this.type(name);
    this.settle();
  }

  /** Writes the address now, without waiting for a pause in typing. */
  settle(): void {
    clearTimeout(this.#timer);
    const path = pathTo(this.written.category, this.choice.category);
    this.written = this.choice;
    const { query } = this;
    if (query === (this.#underWay.at(-1) ?? this.#address) && path === null) return;
    this.#underWay.push(query);
    this.#write?.(query, path);
  }

  private become(choice: Choice): void {
    this.choice = choice;
    this.cleared = null;
    this.settle();
  }
}

function read(search: string): ShopFilter {
  return parseFilter(new URLSearchParams(search));
}

function queryOf({ filter }: Pick<Choice, 'filter'>): string {
  return new URLSearchParams(formatFilter(filter).map(([name, value]) => [name, value])).toString();
}

/**
 * True if two filters narrow the wall in the same way. MobX's own comparison of structures would enlarge the first
 * load.
 */
function narrowsAlike(one: ShopFilter, other: ShopFilter): boolean {
  return queryOf({ filter: one }) === queryOf({ filter: other });
}

/** Returns the filter with the path's category among the chosen ones. */
function together({ filter, category }: Choice): ShopFilter {
  if (category === null || filter.categories.includes(category.id)) return filter;
  return { ...filter, categories: [category.id, ...filter.categories] };
}

/** Returns the path for a changed category; null if it stays the same. */
function pathTo(from: ShopCategory | null, to: ShopCategory | null): string | null {
  return from?.id === to?.id ? null : `/${to?.urlName ?? ''}`;
}

/** Returns an address's query with the filter's part replaced; parameters that belong to others stay. */
export function withFilter(search: string, query: string): string {
  const kept = [...new URLSearchParams(search)].filter(([name]) => !FILTER_PARAMETERS.includes(name));
  const all = [new URLSearchParams(kept).toString(), query].filter((part) => part !== '').join('&');
  return all === '' ? '' : `?${all}`;
}
