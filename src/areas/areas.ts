import type { Container } from 'inversify';
import { LoadTexts } from '#application/site/loadTexts.ts';
import type { AreaName } from '#domain/route/routes.ts';
import { FileTexts, type TextFiles } from '#infrastructure/texts/fileTexts.ts';
import type { AreaKey } from '#ui/session/area.ts';
import type { Services } from '#ui/session/services.ts';
import type { Core } from '../wiring/core.ts';
import type { Area } from './area.ts';
import type { AreaContext } from './areaContext.ts';
import { once } from './once.ts';
import { SHOPS_TEXTS } from './texts.ts';

export const AREAS: Readonly<Record<AreaName, () => Promise<Area<unknown>>>> = {
  entry: async () => (await import('./entry.ts')).entry,
  shops: async () => (await import('./shops.ts')).shops,
  redemption: async () => (await import('./redemption.ts')).redemption,
  donation: async () => (await import('./donation.ts')).donation,
  charge: async () => (await import('./charge.ts')).charge,
  payment: async () => (await import('./payment.ts')).payment,
  codes: async () => (await import('./codes.ts')).codes,
  aftercare: async () => (await import('./aftercare.ts')).aftercare,
  fraud: async () => (await import('./fraud.ts')).fraud,
  activation: async () => (await import('./activation.ts')).activation,
  reactivation: async () => (await import('./reactivation.ts')).reactivation,
  help: async () => (await import('./help.ts')).help,
  region: async () => (await import('./region.ts')).region,
  legal: async () => (await import('./legal.ts')).legal,
};

/**
 * Texts fetched in parallel with the area's code, because the wall is below the first screen; other areas' texts follow
 * their code (ADR 2).
 */
const AHEAD: Partial<Record<AreaName, TextFiles>> = { shops: SHOPS_TEXTS };

/**
 * Returns the loaders of areas and of their shared services, with texts. Each loads once; if a chunk cannot be fetched,
 * the promise rejects and the next call retries. `loadContainer` must always return the same container.
 */
export function areasOf(
  core: Core,
  loadContainer: () => Promise<Container>,
  around: AreaContext,
): Pick<Services, 'area' | 'shared'> {
  const { language, site } = around;
  // A retry must reuse the object, because the language store reloads every added source on a language change.
  const known = new Map<TextFiles, LoadTexts>();
  const textsOf = (files: TextFiles): LoadTexts => {
    const source = new FileTexts(files, () => site.entry.country);
    const texts = known.get(files) ?? new LoadTexts(source, core.log);
    known.set(files, texts);
    return texts;
  };
  const shared = once(async () => {
    const texts = core.loadSharedTexts;
    void texts.execute(language.locale);
    const [container, { prefetchShared: askAhead, partnerTexts, REGIONAL_TEXTS, shared: common, wired }] =
      await Promise.all([loadContainer(), import('./shared.ts')]);
    // Texts added first win, so partner and country texts come before the usual ones. A translation dump came before all.
    for (const files of [partnerTexts(site.own), REGIONAL_TEXTS])
      if (files !== null) await language.add(textsOf(files));
    await language.add(texts);
    const record = await wired(container, common, around);
    askAhead(container);
    return record;
  });
  const load = async (name: AreaName): Promise<unknown> => {
    const ahead = AHEAD[name];
    if (ahead) void textsOf(ahead).execute(language.locale);
    const [area, { AREA_TEXTS, wired }] = await Promise.all([AREAS[name](), import('./shared.ts'), shared()]);
    await language.add(textsOf(ahead ?? AREA_TEXTS[name]));
    return wired(await loadContainer(), area, around);
  };
  const loaded = new Map<AreaName, () => Promise<unknown>>();
  const area = <T>({ name }: AreaKey<T>): Promise<T> => {
    const ask = loaded.get(name) ?? once(() => load(name));
    loaded.set(name, ask);
    // Safe: `areaOf` makes the compiler check the record against its key.
    return ask() as Promise<T>;
  };
  return { area, shared };
}
