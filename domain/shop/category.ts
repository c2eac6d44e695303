/** A kind of shop on the wall, with a path of its own: `/fashion`. */
export interface ShopCategory {
  readonly id: number;
  /** In the language of the call. */
  readonly name: string;
  /** Lower case; one segment of a path. */
  readonly urlName: string;
  /** Offered as a shortcut above the wall. */
  readonly promoted: boolean;
}
