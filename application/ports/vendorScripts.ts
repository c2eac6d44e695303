/** A script that a vendor hosts. It has no version, so a hash cannot pin it. */
export interface VendorScript {
  readonly address: string;
  readonly isModule: boolean;
  /** What the vendor reads from the script element. */
  readonly attributes?: Readonly<Record<string, string>>;
  /** True if the script has created what it should, and it is the expected object. */
  readonly isThere: () => boolean;
}

/** Loads vendors' scripts, each once per document. */
export interface VendorScripts {
  /**
   * Loads a script, or joins its load in flight. Rejects if the script times out, does not create what it should, or if
   * that was replaced since; the next call retries.
   */
  load(script: VendorScript): Promise<void>;
}
