/** Events for the operator. None may contain data that identifies a voucher or a user (product 15.12). */
export type LogEvent =
  | { readonly event: 'site-config-failed'; readonly site: string; readonly cause: string }
  | { readonly event: 'site-config-odd-field'; readonly site: string; readonly field: string }
  | { readonly event: 'queue-not-built'; readonly parameter: string }
  | { readonly event: 'texts-failed'; readonly locale: string; readonly cause: string }
  | { readonly event: 'geocoding-failed'; readonly cause: string }
  | { readonly event: 'screen-crashed'; readonly screen: string; readonly cause: string };

/** Reports events to the operator. */
export interface Log {
  warn(event: LogEvent): void;
}
