/** Which headers an answer has: by the zone of a page, or by the kind of a file (ADR 8). */
export const HEADER_KINDS = [
  'file',
  'plain',
  'payment',
  'third-party',
  'code',
  'wall',
  'map-worker',
] as const;
export type HeaderKind = (typeof HEADER_KINDS)[number];

/**
 * All rules by which a release is served. The build writes it as `serving.json`; nginx's files, the preview and the
 * edge worker are made from it (ADR 7).
 */
export interface ServingTable {
  readonly release: Release;
  /** In the order of fallback: an unknown host gets the first one. */
  readonly sites: readonly [TableSite, ...TableSite[]];
  /** The first whose pattern matches applies; the last one matches every path. */
  readonly places: readonly ServedPlace[];
  readonly headers: Readonly<Record<HeaderKind, KindHeaders>>;
  readonly proxies: readonly Proxy[];
  /** A form that is posted to such an address, with its query, is answered with 303 and the same address. */
  readonly returnAddress: string;
  /** Answers 200 if this server has its files, for any host. */
  readonly health: string;
  /** Media types by the ending of a file; without a known ending a file is plain text. */
  readonly types: Readonly<Record<string, string>>;
  /** Every file of the release by its path. */
  readonly files: Readonly<Record<string, ServedFile>>;
}

export interface Release {
  /** Version and commit, such as `1.0.0-0a1b2c3d`. */
  readonly release: string;
  readonly commit: string | null;
  /** Of the commit, so that the same commit always builds the same files. */
  readonly time: string | null;
}

interface TableSite {
  readonly id: string;
  readonly domains: readonly string[];
}

export interface ServedPlace {
  /** A regular expression of the decoded path. */
  readonly pattern: string;
  readonly ignoresCase: boolean;
  /** `{path}`, `{site}` and `{1}`, the first group of the pattern, are replaced. Null if nothing is served. */
  readonly file: string | null;
  readonly headers: HeaderKind;
  readonly cache: string;
}

/** Headers that all sites send alike, and those that differ; an empty value is not sent. */
export interface KindHeaders {
  readonly common: Headers;
  readonly own: Readonly<Record<string, Headers>>;
}

type Headers = Readonly<Record<string, string>>;

/** A prefix that the operator's backend answers. */
export interface Proxy {
  readonly prefix: string;
  readonly methods: readonly string[] | 'all';
  /** Replaces what the backend says of caching, on a good answer; any other is not kept. Null: the backend says it. */
  readonly cache: string | null;
  readonly timeoutSeconds: number;
  readonly mostBytes: number;
  /** A pattern of the paths that may have more bytes. */
  readonly uploads: { readonly pattern: string; readonly mostBytes: number } | null;
  /** Answers for everybody, which are kept as long as they say (`sharedCache.ts`). */
  readonly shared: Shared | null;
  readonly limits: readonly Limit[];
}

/** What a server in front takes only so often, with 429 for the rest. How often, its environment says. */
export interface Limit {
  readonly name: LimitName;
  /** Of the paths. */
  readonly pattern: string;
}

export type LimitName = 'codes' | 'log';

export interface Shared {
  /** Of the paths. */
  readonly pattern: string;
  /** Whether the answers differ by language; else the backend is asked without one. */
  readonly byLanguage: boolean;
}

export interface ServedFile extends FileState {
  readonly gzip?: FileState;
  readonly br?: FileState;
}

export interface FileState {
  /** Seconds, computed from the content: the file's time on every server, so that equal files have equal ETags. */
  readonly time: number;
  readonly size: number;
}

/** What differs between the environments that serve one release. */
export interface Environment {
  /** Further hosts, with the id of their site. */
  readonly domains: Readonly<Record<string, string>>;
  /** Whether a host that no site has is answered with 421, instead of the first site. */
  readonly refusesUnknownHosts: boolean;
}
