import type { Fact } from '#domain/operation/vocabulary.ts';
import type { ConsentCategory } from '#domain/site/consentCategories.ts';

/** For developers: the free words reach the console only. None may identify a voucher or a user (product 15.12). */
export type LogEvent =
  | { readonly event: 'site-config-failed'; readonly site: string; readonly cause: string }
  | { readonly event: 'site-config-odd-field'; readonly site: string; readonly field: string }
  | { readonly event: 'consent-unmapped'; readonly category: ConsentCategory }
  | { readonly event: 'queue-not-built'; readonly parameter: string }
  | { readonly event: 'texts-failed'; readonly locale: string; readonly cause: string }
  | { readonly event: 'text-missing'; readonly locale: string; readonly key: string }
  | { readonly event: 'geocoding-failed'; readonly cause: string }
  | {
      readonly event: 'screen-crashed';
      readonly screen: string;
      readonly cause: string;
      /** Only the place in our scripts is read of it. */
      readonly thrown: unknown;
    };

/** Reports to the operator. */
export interface Log {
  /** Writes to the console, and counts the event without its words. */
  warn(event: LogEvent): void;
  /** Counts what needs no line on the console. */
  record(fact: Fact): void;
}
