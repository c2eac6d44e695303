/** A script that a vendor serves. It has no version, so it cannot be pinned by a hash. */
export interface VendorScript {
  readonly address: string;
  readonly isModule: boolean;
  /** What the vendor reads from the script's own element. */
  readonly attributes?: Readonly<Record<string, string>>;
  /** Whether what the script brings is there, and is what it should be. */
  readonly isThere: () => boolean;
}

/** Loads scripts of vendors, each once for the whole document. */
export interface VendorScripts {
  /**
   * Loads a script, or waits with whoever loads it already. Rejected if it does not come in time, if it comes without
   * what it should bring, or if that has been replaced since; the next call begins anew.
   */
  load(script: VendorScript): Promise<void>;
}
