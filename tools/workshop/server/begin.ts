import type { Locale } from '#domain/language/locale.ts';
import type { Site } from '#domain/site/site.ts';
import { inMode, isScenario, SCENARIOS } from '../dials/scenarios.ts';
import { isOn } from '../states/states.ts';
import { ALL_STATES } from './allStates.ts';
import type { Draft } from './draft.ts';
import { page, startPage } from './page.ts';
import { type Backend, keptFor } from './seed.ts';

/**
 * The first page in a frame: it empties the storage of the frame's own origin, fills it for the state, and replaces
 * itself with the app. `draft` is the brand that is being made, in the frame that shows it.
 */
export async function beginPage(
  query: URLSearchParams,
  site: Site,
  backend: Backend,
  draft: Draft | null = null,
) {
  const name = query.get('state') ?? '';
  const state = ALL_STATES.find((each) => each.name === name);
  if (state === undefined) return notePage(`There is no state “${name}”.`);
  if (draft === null && !isOn(state, site.id)) return notePage(`${site.brand} has no such page.`);
  const asked = query.get('scenario') ?? '';
  const scenario = SCENARIOS[isScenario(asked) ? asked : 'none'];
  try {
    const { kept, seed } = await keptFor(state, site, backend);
    const path = typeof state.path === 'string' ? state.path : state.path(seed);
    const locale = localeOf(draft?.shown.entry ?? site, query.get('language'));
    return startPage({
      session: {
        ...Object.fromEntries(Object.entries(kept).map(([key, value]) => [key, JSON.stringify(value)])),
        ...(draft && { workshopDraft: JSON.stringify(draft.shown) }),
      },
      device: {
        ...(state.asksConsent !== true && { mockConsent: '' }),
        ...(locale !== undefined && { 'language.v1': JSON.stringify(locale) }),
      },
      path: inMode(path, scenario),
    });
  } catch (error) {
    return notePage(`The sandbox could not make this state. ${String(error)}`);
  }
}

/** The brand's variant of a language, such as `fr-CH`; undefined if it does not speak it. */
function localeOf({ languages }: Pick<Site, 'languages'>, language: string | null): Locale | undefined {
  return languages.find((locale) => locale === language || locale.slice(0, 2) === language);
}

function notePage(note: string) {
  return page('No frame', { page: 'note', note });
}
