/** Loads the page anew, as after a deploy that took a chunk away. */
export interface PageReload {
  /** On the person's wish. */
  now(): void;
  /** By itself, at most once in a while, so that a chunk that stays missing sends nobody round in circles. */
  once(): void;
}
