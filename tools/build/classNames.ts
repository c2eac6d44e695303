import { readdirSync } from 'node:fs';
import { relative } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';

const DIGITS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_';
/** Prefixes every name, so that no name begins with a digit or is a word that ad blockers hide, such as "ads". */
const SIGN = '_';

/**
 * Names classes by position: two characters for the file among `files`, one for the class in its file. Hashes would be
 * longer and do not compress, and the names appear in pages, style sheets and scripts. Deterministic for the same
 * sources. Throws for the 65th class of a file and for an unlisted file.
 */
export function classNames(files: readonly string[]): (file: string, name: string) => string {
  const places = new Map(files.toSorted().map((file, place) => [file, place]));
  const known = new Map<string, string[]>();
  return (file, name) => {
    const place = places.get(file);
    if (place === undefined) throw new Error(`${file} is no style sheet whose classes have names`);
    const names = known.get(file) ?? [];
    known.set(file, names);
    if (!names.includes(name)) names.push(name);
    return (
      SIGN +
      digit(Math.floor(place / DIGITS.length)) +
      digit(place % DIGITS.length) +
      digit(names.indexOf(name))
    );
  };
}

function digit(value: number): string {
  const found = DIGITS[value];
  if (found === undefined) throw new Error(`Only ${DIGITS.length} names can be told apart here`);
  return found;
}

/** Only in builds; in development a class keeps its name. */
export function shortClassNames(): RsbuildPlugin {
  return {
    name: 'voucher:short-class-names',
    apply: 'build',
    setup(api) {
      const { rootPath } = api.context;
      const nameOf = classNames(
        readdirSync(`${rootPath}/ui`, { recursive: true, encoding: 'utf8' })
          .filter((file) => file.endsWith('.module.scss'))
          .map((file) => `ui/${file}`.replaceAll('\\', '/')),
      );
      api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) =>
        mergeRsbuildConfig(config, {
          tools: {
            cssLoader: {
              modules: {
                getLocalIdent: ({ resourcePath }: { resourcePath: string }, _pattern: string, name: string) =>
                  nameOf(relative(rootPath, resourcePath).replaceAll('\\', '/'), name),
              },
            },
          },
        }),
      );
    },
  };
}
