import { vi } from 'vitest';
import type { EarlyPlan } from '#src/early/plan.ts';

/** The plan of a page in English and French, whose other parts a test sets. */
export function aPlan(about: Partial<EarlyPlan> = {}): EarlyPlan {
  return {
    locales: [
      { locale: 'en', lang: 'en', title: 'Redeem', scripts: [], landing: [] },
      { locale: 'fr', lang: 'fr', title: 'Utiliser', scripts: [], landing: [] },
    ],
    country: 'GB',
    configPath: '/api/config',
    landing: null,
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

/** Nobody answers what the scripts ask ahead. */
export function nobodyAnswers(): void {
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(() => new Promise(() => undefined)),
  );
}

/** Runs the second script in the head of a page besides the entry. */
export function askLanding(): Promise<void> {
  return afresh(() => import('#src/early/askLanding.ts'));
}

/** Runs the script behind what is seen. */
export function prepare(): Promise<void> {
  return afresh(() => import('#src/early/prepare.ts'));
}

/** Runs the last script of a page besides the entry. */
export function show(kind: 'code' | 'wall'): Promise<void> {
  return afresh(() => (kind === 'code' ? import('#src/early/code.ts') : import('#src/early/wall.ts')));
}

/** A script runs once for a page, a module once for all pages of a test. */
async function afresh(load: () => Promise<unknown>): Promise<void> {
  vi.resetModules();
  await load();
}
