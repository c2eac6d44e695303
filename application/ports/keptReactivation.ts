import type { ReactivationId } from '#domain/reactivation/reactivation.ts';

/** Which check of an old code this tab has asked for, so that a reload finds it again. Never the code itself. */
export interface KeptReactivation {
  /** Null if none is kept. */
  read(): ReactivationId | null;
  write(id: ReactivationId): void;
  forget(): void;
}
