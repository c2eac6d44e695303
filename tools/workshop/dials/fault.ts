/** What `/sandbox/faults` takes (tools/sandbox/README.md), as far as the dock uses it. */
export interface Fault {
  readonly path: string;
  readonly method?: string;
  readonly status?: number;
  readonly code?: string;
  readonly body?: string;
  readonly contentType?: string;
  readonly delayMs?: number;
  readonly network?: 'request' | 'answer';
  readonly retryAfterSeconds?: number;
}
