import { vi } from 'vitest';
import type { EarlyPlan } from '#src/early/plan.ts';

/** The plan of a page in English and French, whose other parts a test sets. */
export function aPlan(about: Partial<EarlyPlan> = {}): EarlyPlan {
  return {
    locales: [
      { locale: 'en', lang: 'en', title: 'Redeem', scripts: [] },
      { locale: 'fr', lang: 'fr', title: 'Utiliser', scripts: [] },
    ],
    country: 'GB',
    configPath: '/api/config',
    languageKey: 'language.v1',
    heldKeys: ['voucher.v1'],
    bare: [],
    ...about,
  };
}

/** Runs the script in the page's head, as if the parser had come to it. */
export async function choose(plan: EarlyPlan): Promise<void> {
  const script = Object.assign(document.createElement('script'), { type: 'text/plain' });
  script.dataset['plan'] = JSON.stringify(plan);
  const current = vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  await afresh(() => import('#src/early/choose.ts'));
  current.mockRestore();
}

/** Runs the script behind what is seen. Nobody answers what it asks ahead. */
export async function prepare(): Promise<void> {
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(() => new Promise(() => undefined)),
  );
  await afresh(() => import('#src/early/prepare.ts'));
}

/** A script runs once for a page, a module once for all pages of a test. */
async function afresh(load: () => Promise<unknown>): Promise<void> {
  vi.resetModules();
  await load();
}
