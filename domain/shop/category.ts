/** A category of shops, with a path of its own, such as `/fashion`. */
export interface ShopCategory {
  readonly id: number;
  /** In the language of the call that fetched it. */
  readonly name: string;
  /** One segment of a path, in lower case. */
  readonly urlName: string;
  /** True if it is offered as a shortcut above the wall. */
  readonly promoted: boolean;
}
