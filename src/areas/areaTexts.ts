import type { Texts } from '#application/site/loadTexts.ts';
import { LANGUAGES } from '#domain/language/locale.ts';
import type { TextFiles } from '#infrastructure/texts/fileTexts.ts';
import { AREA_NAMES, type AreaName } from '#ui/session/area.ts';

/** The texts of each area, by its name: `locales/<area>/<language>.json`, each in a chunk of its own. */
// Each name has been given its files, and each language its file.
export const AREA_TEXTS = Object.fromEntries(AREA_NAMES.map((area) => [area, filesOf(area)])) as Readonly<
  Record<AreaName, TextFiles>
>;

function filesOf(area: AreaName) {
  return Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      async () => {
        const file = (await import(
          // What of `locales/` the bundler has to have at hand: a language of any area.
          /* webpackInclude: /locales[\\/][a-z]+[\\/][a-z]{2}\.json$/ */
          `../../locales/${area}/${language}.json`
        )) as { default: Texts };
        return file.default;
      },
    ]),
  );
}
