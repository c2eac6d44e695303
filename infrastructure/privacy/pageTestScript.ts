import type { PageTest } from '#application/ports/privacyTools.ts';
import type { VendorScripts } from '#application/ports/vendorScripts.ts';
import './pageTest.scss';

/** How long the page may be hidden, in milliseconds. */
const HIDDEN_MS = 500;
/** A user who has begun must see the effect. */
const BEGINNINGS = ['keydown', 'pointerdown', 'focusin', 'wheel', 'touchstart'] as const;

/** Loads the A/B test's script. Until then the page may be hidden for a moment. */
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

/** True if the user has already scrolled or focused something. */
function hasBegun(): boolean {
  const { activeElement, body } = document;
  return window.scrollY > 0 || (activeElement !== null && activeElement !== body);
}

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
