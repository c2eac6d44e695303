import type { Texts } from '#application/site/loadTexts.ts';
import { LANGUAGES } from '#domain/language/locale.ts';
import { AREA_NAMES } from '#domain/route/areaNames.ts';
import type { AreaName } from '#domain/route/routes.ts';
import type { TextFiles } from '#infrastructure/texts/fileTexts.ts';

/** The texts of each area (`locales/<area>/<language>.json`), each file in its own chunk. */
// Safe: every area and every language gets an entry.
export const AREA_TEXTS = Object.fromEntries(AREA_NAMES.map((area) => [area, filesOf(area)])) as Readonly<
  Record<AreaName, TextFiles>
>;

function filesOf(area: AreaName) {
  return Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      async () => {
        const file = (await import(
          // Limits the context module to the areas' language files.
          /* webpackInclude: /locales[\\/][a-z]+[\\/][a-z]{2}\.json$/ */
          `../../locales/${area}/${language}.json`
        )) as { default: Texts };
        return file.default;
      },
    ]),
  );
}
