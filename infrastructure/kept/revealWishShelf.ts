import * as z from 'zod/mini';
import type { RevealWish } from '#application/ports/revealWish.ts';
import type { Shelf } from './shelf.ts';
import { KEPT } from '#domain/kept/table.ts';

/** How long a press may take to its page; one that led nowhere must not uncover another code later. */
const LASTS_MS = 30_000;

/** Stores, for this tab, when a code was last asked for. By the device's clock: no answer has told another one yet. */
export class RevealWishShelf implements RevealWish {
  readonly #session: Shelf;

  constructor(session: Shelf) {
    this.#session = session;
  }

  note(): void {
    this.#session.write(KEPT.revealWish, Date.now());
  }

  take(): boolean {
    const asked = this.#session.read(KEPT.revealWish, z.custom<number>(Number.isFinite));
    this.#session.remove(KEPT.revealWish);
    return asked !== null && Math.abs(Date.now() - asked) < LASTS_MS;
  }
}
