import type { CorrelationId } from '#domain/operation/correlationId.ts';
import { newUuid } from './uuid.ts';

declare global {
  /** Set by the first script that calls the backend: the early page's, or the app's. */
  var pageId: CorrelationId | undefined;
}

/** The id of this page load, the same for all scripts of the document. */
export function correlationIdOfPage(): CorrelationId {
  globalThis.pageId ??= newUuid() as CorrelationId;
  return globalThis.pageId;
}

/** The same for the early page, whose bytes count. Empty on an insecure origin, where the app makes the id. */
export function earlyCorrelationId(): string {
  return (globalThis.pageId ??= crypto.randomUUID?.() as CorrelationId | undefined) ?? '';
}
