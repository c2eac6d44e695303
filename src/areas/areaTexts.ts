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
      // The bundler sees all files that this can mean.
      async () => ((await import(`../../locales/${area}/${language}.json`)) as { default: Texts }).default,
    ]),
  );
}
