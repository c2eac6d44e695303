/** Events worth an operator's attention. None carries anything that names a voucher or a person (design 7.17). */
export type LogEvent =
  | { readonly event: 'site-config-failed'; readonly site: string; readonly cause: string }
  | { readonly event: 'site-config-odd-field'; readonly site: string; readonly field: string }
  | { readonly event: 'texts-failed'; readonly locale: string; readonly cause: string }
  | { readonly event: 'screen-crashed'; readonly screen: string; readonly cause: string };

export interface Log {
  warn(event: LogEvent): void;
}
