import type { OperationEvent } from './readLog.ts';

/** Events of one site that are equal, and how often they were counted. */
export interface Line extends OperationEvent {
  readonly site: string;
}
