import type { PageTest } from '#application/ports/privacyTools.ts';
import type { VendorScripts } from '#application/ports/vendorScripts.ts';
import './pageTest.scss';

/** The longest that a page may be kept out of sight. */
const HIDDEN_MS = 500;
/** A person who has begun must see what they do. */
const BEGINNINGS = ['keydown', 'pointerdown', 'focusin', 'wheel', 'touchstart'] as const;

/** Loads the script that tests versions of pages. Until it is there the page may be out of sight for a moment. */
export class PageTestScript implements PageTest {
  readonly #scripts: VendorScripts;

  constructor(scripts: VendorScripts) {
    this.#scripts = scripts;
  }

  start(address: string, hides: boolean): void {
    const show = hides && !hasBegun() ? hidePage() : () => {};
    this.#scripts
      .load({ address, isModule: false, isThere: () => true })
      .catch(() => undefined) // the page stays as it is
      .finally(show);
  }
}

/** True if the person reads, types or has moved on already. */
function hasBegun(): boolean {
  const { activeElement, body } = document;
  return window.scrollY > 0 || (activeElement !== null && activeElement !== body);
}

/** Returns the function that shows the page again. */
function hidePage(): () => void {
  const { dataset } = document.documentElement;
  const show = (): void => {
    delete dataset['awaits'];
    clearTimeout(timer);
    for (const event of BEGINNINGS) window.removeEventListener(event, show, true);
  };
  const timer = setTimeout(show, HIDDEN_MS);
  for (const event of BEGINNINGS) window.addEventListener(event, show, true);
  dataset['awaits'] = 'test';
  return show;
}
