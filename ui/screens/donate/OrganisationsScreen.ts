import { makeAutoObservable, observableRef, reaction } from 'mobx';
import type { ListOrganisations } from '#application/donation/listOrganisations.ts';
import type { AidOrganisation } from '#domain/donation/donation.ts';
import type { Locale } from '#domain/language/locale.ts';
import type { Problem } from '#domain/problem/problem.ts';

export type OrganisationsState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'shown'; readonly organisations: readonly AidOrganisation[] }
  | { readonly kind: 'failed'; readonly problem: Problem };

/** Whom one can give to, in the language in use. */
export class OrganisationsScreen {
  state: OrganisationsState = { kind: 'loading' };
  readonly #list: ListOrganisations;
  readonly #voucherCategory: number;
  readonly #locale: () => Locale;
  #gone = false;

  constructor(list: ListOrganisations, voucherCategory: number, locale: () => Locale) {
    this.#list = list;
    this.#voucherCategory = voucherCategory;
    this.#locale = locale;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  start(): () => void {
    this.#gone = false;
    const following = reaction(this.#locale, () => void this.load(), { fireImmediately: true });
    return () => {
      this.#gone = true;
      following();
    };
  }

  async load(): Promise<void> {
    // What is on show stays until the other language has come, or for good where it does not.
    if (this.state.kind !== 'shown') this.become({ kind: 'loading' });
    const locale = this.#locale();
    const answer = await this.#list.execute(this.#voucherCategory, locale);
    if (this.#gone || locale !== this.#locale()) return;
    if (answer.ok) this.become({ kind: 'shown', organisations: answer.value });
    else if (this.state.kind !== 'shown') this.become({ kind: 'failed', problem: answer.fault });
  }

  private become(state: OrganisationsState): void {
    this.state = state;
  }
}
