import type { StartingPoint } from '#domain/orders/startingPoint.ts';
import type { Kept } from './kept.ts';

/** Keeps where the visit began across the page load to the payment pages. */
export class KeepStartingPoint {
  readonly #kept: Kept<'startingPoint'>;

  constructor(kept: Kept<'startingPoint'>) {
    this.#kept = kept;
  }

  execute({ source, campaignName }: StartingPoint): void {
    this.#kept.write('startingPoint', { source, campaignName });
  }
}
