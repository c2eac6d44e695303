/** What is known of a tab since its beginning. */
export interface TabHistory {
  /** Its storage did not work at some time, so it may have lost an order. */
  lacksStorage: boolean;
  /** The serial numbers whose codes were accepted here, in order. */
  readonly serials: string[];
  /** The persons who typed here, each with how many vouchers had been in use then. */
  readonly typists: Map<number, number>;
  /** Who typed here before everything was removed, until they type again. */
  readonly removed: Set<number>;
  /** The order numbers of receipts that were shown here, each with how many vouchers had been in use then. */
  readonly receipts: Map<string, number>;
  /** Of `receipts`: those that were shown before everything was removed. */
  readonly removedReceipts: Set<string>;
  /** A user removed everything from the tab, and no user has filled in a field there since. */
  isEmptied: boolean;
  /** Until when the last voucher whose code was accepted here can be in use, in epoch milliseconds. */
  inUseUntil: number;
  /** The page said after the step before that everything was removed. */
  saidRemoved: boolean;
  /** The order numbers of other tabs' orders that the page said were carried out. */
  readonly knowsOthers: Set<string>;
  /** How many entries of the balances' history were there when this tab's voucher came into use. */
  toldAt: number;
}

export const newHistory = (): TabHistory => ({
  lacksStorage: false,
  serials: [],
  typists: new Map(),
  removed: new Set(),
  receipts: new Map(),
  removedReceipts: new Set(),
  isEmptied: false,
  inUseUntil: 0,
  saidRemoved: false,
  knowsOthers: new Set(),
  toldAt: 0,
});

/** Of a tab that is a duplicate, and so holds the same. */
export const copyOf = (history: TabHistory): TabHistory => ({
  ...history,
  serials: [...history.serials],
  typists: new Map(history.typists),
  removed: new Set(history.removed),
  receipts: new Map(history.receipts),
  removedReceipts: new Set(history.removedReceipts),
  knowsOthers: new Set(history.knowsOthers),
});

/** A user has removed everything. */
export function empty(history: TabHistory): void {
  for (const person of history.typists.keys()) history.removed.add(person);
  for (const order of history.receipts.keys()) history.removedReceipts.add(order);
  history.isEmptied = true;
}

/** How often a voucher came into use that is not the one before. */
export function changesOf(serials: readonly string[]): number {
  return serials.filter((serial, index) => serial !== serials[index - 1]).length;
}

/** True if a tab's values are of the holder of this voucher: it was the tab's last one, or the tab has had none. */
export function isOfHolder({ serials }: TabHistory, serial: string): boolean {
  return serials.length === 0 || serials.at(-1) === serial;
}

/** A voucher of the tab can be in use until then, in epoch milliseconds. */
export function keepInUse(history: TabHistory, until: number): void {
  history.inUseUntil = Math.max(history.inUseUntil, until);
}
