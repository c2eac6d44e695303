import { vi } from 'vitest';
import type { EarlyPlan } from '#src/early/plan.ts';

/** A page plan in English and French. */
export function aPlan(about: Partial<EarlyPlan> = {}): EarlyPlan {
  return {
    locales: [
      { locale: 'en', lang: 'en', title: 'Redeem', scripts: [], landing: [] },
      { locale: 'fr', lang: 'fr', title: 'Utiliser', scripts: [], landing: [] },
    ],
    country: 'GB',
    configPath: '/api/config',
    loggedSite: null,
    landing: null,
    languageKey: 'language.v1',
    heldKeys: ['voucher.v1'],
    bare: [],
    ...about,
  };
}

/** Runs the script in the page's head, as the parser would. */
export async function choose(plan: EarlyPlan): Promise<void> {
  const script = Object.assign(document.createElement('script'), { type: 'text/plain' });
  script.dataset['plan'] = JSON.stringify(plan);
  const current = vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  await afresh(() => import('#src/early/choose.ts'));
  current.mockRestore();
}

/** Prefetched calls get no answer. */
export function nobodyAnswers(): void {
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(() => new Promise(() => undefined)),
  );
}

/** Runs the second script in the head of a page other than the entry. */
export function askLanding(): Promise<void> {
  return afresh(() => import('#src/early/askLanding.ts'));
}

/** Runs the script after the visible content. */
export function prepare(): Promise<void> {
  return afresh(() => import('#src/early/prepare.ts'));
}

/** Runs the last script of a page other than the entry. */
export function show(kind: 'code' | 'wall'): Promise<void> {
  return afresh(() => (kind === 'code' ? import('#src/early/code.ts') : import('#src/early/wall.ts')));
}

/** Imports the module afresh: a script runs once per page, but a module once per test. */
async function afresh(load: () => Promise<unknown>): Promise<void> {
  vi.resetModules();
  await load();
}
