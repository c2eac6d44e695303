import type { TextSource, Texts } from '#application/site/loadTexts.ts';
import { mergedTexts } from '#application/site/mergedTexts.ts';
import { type Result, done, refused } from '#domain/core/result.ts';
import { type Locale, acceptLanguage } from '#domain/language/locale.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { call } from './call.ts';
import type { ApiClient } from './client.ts';
import { anyObject } from './shapes.ts';

/** How our texts mark a placeholder, `{{name}}`; `|` stands for the name. */
const PLACEHOLDER = '{{|}}';

/** A dump with this many entries or fewer is invalid (product 12.4). */
const TOO_FEW = 2;

/** Our files, with each text that the operator's translation dump names replaced by it (product 12.4). */
export class DumpTexts implements TextSource {
  readonly #files: TextSource;
  readonly #api: ApiClient;
  readonly #country: () => string;

  constructor(files: TextSource, api: ApiClient, country: () => string) {
    this.#files = files;
    this.#api = api;
    this.#country = country;
  }

  async load(locale: Locale): Promise<Result<Texts, Problem>> {
    const [own, dump] = await Promise.all([this.#files.load(locale), this.#dump(locale)]);
    if (!own.ok) return own;
    if (!dump.ok) return dump;
    return done(mergedTexts(own.value, nested(dump.value)));
  }

  async #dump(locale: Locale): Promise<Result<readonly Entry[], Problem>> {
    const answer = await call(
      () =>
        this.#api.GET('/v2/translation/dump/FrontendNew', {
          params: {
            query: { placeholderWrap: PLACEHOLDER },
            // While the user changes the language, the wanted locale differs from the one in use.
            header: { 'Accept-Language': acceptLanguage(locale, this.#country()) },
          },
        }),
      anyObject,
    );
    if (!answer.ok) return answer;
    const entries = Object.entries(answer.value).filter((entry): entry is Entry => {
      // Where the texts are merged, that key would be the prototype (product 16.2).
      return typeof entry[1] === 'string' && !entry[0].split('.').includes('__proto__');
    });
    return entries.length > TOO_FEW ? done(entries) : refused({ kind: 'unreadable-answer' });
  }
}

type Entry = [key: string, words: string];

type Group = { [key: string]: string | Group };

/** Turns `redeem.title` into `{ redeem: { title } }`. If a text and a group share a key, the first one wins. */
function nested(entries: readonly Entry[]): Texts {
  const root = newGroup();
  for (const [key, words] of entries) {
    const path = key.split('.');
    const last = path.pop() ?? key;
    const group = path.reduce<Group | null>((at, part) => (at === null ? null : groupIn(at, part)), root);
    if (group !== null && !(last in group)) group[last] = words;
  }
  return root;
}

function groupIn(group: Group, part: string): Group | null {
  const there = group[part] ?? newGroup();
  if (typeof there === 'string') return null;
  group[part] = there;
  return there;
}

/** Has no prototype, so that `toString` is an ordinary key (product 16.2). */
function newGroup(): Group {
  return Object.create(null) as Group;
}
