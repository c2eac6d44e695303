import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { BASE_LANGUAGES, readLocales } from './localeFiles.ts';

/** A language's texts by key, without those of countries and of kinds of partners. */
export function wholeDump(language: string): Readonly<Record<string, string>> {
  return Object.fromEntries(readLocales('locales').get(language) ?? []);
}

/** Writes each language's texts by key beside the built folder: every key that a translation dump may replace. */
export function textsFolder(): RsbuildPlugin {
  return {
    name: 'voucher:texts-folder',
    apply: 'build',
    setup(api) {
      api.onAfterBuild(() => {
        const folder = `${api.context.distPath}-texts`;
        rmSync(folder, { recursive: true, force: true });
        mkdirSync(folder);
        for (const language of BASE_LANGUAGES)
          writeFileSync(
            join(folder, `${language}.json`),
            `${JSON.stringify(wholeDump(language), null, 2)}\n`,
          );
      });
    },
  };
}
