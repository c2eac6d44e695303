export interface ShopCategory {
  readonly id: number;
  readonly name: string;
  readonly urlName: string;
  readonly promoted: boolean;
}
