import type { Brand } from '../core/brand.ts';

/** A UUID per page load. It goes with every call to the backend and is stored nowhere. */
export type CorrelationId = Brand<string, 'CorrelationId'>;

/** What a user reads out on the telephone: the id's first eight digits, such as `3F2A-91BC`. */
export function spokenReference(id: CorrelationId): string {
  return `${id.slice(0, 4)}-${id.slice(4, 8)}`.toUpperCase();
}
