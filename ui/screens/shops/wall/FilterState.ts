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

/** How long a name has to rest before it is written into the address, in milliseconds. */
const NAME_RESTS = 250;

/** What the person has chosen: the filter in the address's query, and the category that its path names. */
interface Choice {
  readonly filter: ShopFilter;
  readonly category: ShopCategory | null;
}

/** Replaces the filter's part of the address's query, and goes to another path where one is given. */
export type WriteAddress = (query: string, path: string | null) => void;

/**
 * The wall's filter. Its home is the address: what is chosen is written there, and what comes from there by itself
 * (a link, going back) is taken over. What is typed is never waited for and never overwritten by an older address.
 */
export class FilterState {
  /** What "clear all" took away, as long as nothing else was changed. */
  cleared: Choice | null = null;
  /** As chosen and typed. */
  private choice: Choice;
  /** As last written into the address or read from it: behind `choice` while a name is being typed. */
  private written: Choice;
  #write: WriteAddress | null = null;
  #address: string;
  /** Written and not yet seen in the address, oldest first. */
  #underWay: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `search` is the address's query as the wall is mounted, `category` the one that its path names. */
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

  /** What narrows the wall now. */
  get filter(): ShopFilter {
    return together(this.choice);
  }

  /** The same, with a name only when it has rested. */
  get settled(): ShopFilter {
    return together(this.written);
  }

  /** The same without the name: unchanged while one is typed. */
  get choices(): ShopFilter {
    return { ...this.filter, name: '' };
  }

  get isActive(): boolean {
    return activeGroups(this.filter).length > 0;
  }

  /** The filter's part of the address, without the question mark. */
  get query(): string {
    return queryOf(this.choice);
  }

  /** From now on the address is written so. */
  connect(write: WriteAddress): void {
    this.#write = write;
  }

  /** The wall goes: nothing is written any more. */
  dispose(): void {
    clearTimeout(this.#timer);
  }

  /** Takes over an address that has changed by itself. Our own writing, which arrives later, changes nothing. */
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

  /** Narrows at once; the address hears of a name when it rests. */
  type(name: string): void {
    this.choice = { ...this.choice, filter: { ...this.choice.filter, name } };
    this.cleared = null;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.settle, NAME_RESTS);
  }

  /** Chooses an item or takes the choice back; the path's category goes with a change of the path. */
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

  remove(group: FilterGroup): void {
    const { filter, category } = this.choice;
    this.become({ filter: withoutGroup(filter, group), category: group === 'categories' ? null : category });
  }

  clear(): void {
    const before = this.choice;
    this.become({ filter: NO_FILTER, category: null });
    this.cleared = before;
  }

  undo(): void {
    if (this.cleared) this.become(this.cleared);
  }

  /** Looks for this name now. */
  search(name: string): void {
    this.type(name);
    this.settle();
  }

  /** Writes the address now. */
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

/** MobX's own comparison of structures would come into the first load with its library. */
function narrowsAlike(one: ShopFilter, other: ShopFilter): boolean {
  return queryOf({ filter: one }) === queryOf({ filter: other });
}

/** The path's category counts as chosen. */
function together({ filter, category }: Choice): ShopFilter {
  if (category === null || filter.categories.includes(category.id)) return filter;
  return { ...filter, categories: [category.id, ...filter.categories] };
}

/** Where to go when the path's category changes; null where it stays. */
function pathTo(from: ShopCategory | null, to: ShopCategory | null): string | null {
  return from?.id === to?.id ? null : `/${to?.urlName ?? ''}`;
}

/** An address's query with the filter's part replaced; what is somebody else's stays where it was. */
export function withFilter(search: string, query: string): string {
  const kept = [...new URLSearchParams(search)].filter(([name]) => !FILTER_PARAMETERS.includes(name));
  const all = [new URLSearchParams(kept).toString(), query].filter((part) => part !== '').join('&');
  return all === '' ? '' : `?${all}`;
}
