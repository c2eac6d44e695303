/** A script that a vendor serves. It has no version, so it cannot be pinned by a hash. */
export interface VendorScript {
  readonly address: string;
  readonly isModule: boolean;
  /** Whether what the script brings is there, and is what it should be. */
  readonly isThere: () => boolean;
}

const TRIES = 3;
const PAUSE_MS = 1_000;
/** How long a script may take with all its tries. */
const PATIENCE_MS = 12_000;

/** Loads scripts of vendors, each once for the whole document. */
export class ScriptLoader {
  readonly #loading = new Map<string, Promise<void>>();

  /**
   * Loads a script, or waits with whoever loads it already. Rejected if it does not come within 12 seconds and three
   * tries, if it comes without what it should bring, or if that has been replaced since; the next call begins anew.
   */
  async load(script: VendorScript): Promise<void> {
    const { address } = script;
    const loading = this.#loading.get(address) ?? tryFor(PATIENCE_MS, script);
    this.#loading.set(address, loading);
    try {
      await loading;
      if (!script.isThere()) throw new Error(`What ${address} has brought is gone`);
    } catch (fault) {
      if (this.#loading.get(address) === loading) this.#loading.delete(address);
      throw fault;
    }
  }
}

async function tryFor(milliseconds: number, script: VendorScript): Promise<void> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), milliseconds);
  try {
    for (let left = TRIES - 1; ; left -= 1) {
      try {
        return await tryOnce(script, patience.signal);
      } catch (fault) {
        if (left === 0 || patience.signal.aborted) throw fault;
      }
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  } finally {
    clearTimeout(timer);
  }
}

function tryOnce({ address, isModule, isThere }: VendorScript, patience: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const tag = document.createElement('script');
    const fail = (): void => {
      tag.remove();
      reject(new Error(`${address} could not be loaded`));
    };
    if (patience.aborted) return fail();
    patience.addEventListener('abort', fail, { once: true });
    tag.addEventListener('error', fail);
    tag.addEventListener('load', () => {
      patience.removeEventListener('abort', fail);
      if (isThere()) resolve();
      else fail();
    });
    for (const earlier of document.scripts) if (earlier.src === address) earlier.remove();
    if (isModule) tag.type = 'module';
    tag.src = address;
    document.head.append(tag);
  });
}
