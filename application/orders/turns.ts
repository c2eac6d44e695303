import type { OpenPress } from '#domain/orders/openPress.ts';

/** `moved`: what the press is about has changed meanwhile. `withdrawn`: the user no longer waits. */
export type Turn = { readonly kind: 'taken'; leave(): void } | { readonly kind: 'moved' | 'withdrawn' };

/** A press that waits for its turn. */
export interface Waiting {
  /** Called with the order of another tab that comes first. */
  onHeld(by: OpenPress): void;
  /** Resolves once the user no longer waits. */
  readonly withdrawn: Promise<void>;
}

/** Lets one press about the same through, over all tabs of this browser (ADR 13). */
export interface Turns {
  /**
   * Notes the press once no other tab's order is open, and holds its names until `leave` is called. Waits as long as
   * one is, and looks it up.
   */
  take(press: OpenPress, waiting: Waiting): Promise<Turn>;
  /** Notes a press, or what is known of it. */
  record(press: OpenPress): void;
  /** Removes the note of a press whose order is settled. */
  settle(id: string): void;
  /** Tells the other tabs that this tab's order has, or may have, moved value. Call it once its outcome is stored. */
  moved(press: OpenPress): void;
}
