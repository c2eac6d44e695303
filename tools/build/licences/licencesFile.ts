import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { noticesOf } from './notices.ts';
import { shippedPackages } from './shipped.ts';
import { licenceTexts } from './texts.ts';

const LICENCES_FILE = 'licences.txt';

/** Writes the notices of all libraries into the built folder. Those of the typefaces are in public/fonts. */
export function licencesFile(): RsbuildPlugin {
  return {
    name: 'voucher:licences-file',
    apply: 'build',
    setup(api) {
      api.onAfterBuild(() => {
        const libraries = shippedPackages().filter(({ kind }) => kind === 'library');
        const notices = noticesOf(libraries.map((one) => ({ ...one, texts: licenceTexts(one) })));
        writeFileSync(join(api.context.distPath, LICENCES_FILE), notices);
      });
    },
  };
}
