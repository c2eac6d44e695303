import type { VendorScript, VendorScripts } from '#application/ports/vendorScripts.ts';
import { trustedAddress } from './trustedAddress.ts';

const TRIES = 3;
const PAUSE_MS = 1_000;
const PATIENCE_MS = 12_000;

/** Loads scripts of vendors, each within 12 seconds and three attempts. */
export class ScriptLoader implements VendorScripts {
  readonly #loading = new Map<string, Promise<void>>();

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

function tryOnce(
  { address, attributes = {}, isModule, isThere }: VendorScript,
  patience: AbortSignal,
): Promise<void> {
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
    for (const [name, value] of Object.entries(attributes)) tag.setAttribute(name, value);
    if (isModule) tag.type = 'module';
    tag.src = trustedAddress(address);
    document.head.append(tag);
  });
}
