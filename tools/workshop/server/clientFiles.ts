import { readFile } from 'node:fs/promises';

/** The folders whose files run in the browser, as they are: no bundler, only the types are taken off. */
const FILES = /^(client|form|dials)\/[A-Za-z]+\.ts$/;
const ROOM = new URL('../', import.meta.url);

export const SCRIPTS = '/gallery/js/';

/** `undefined` if there is no such script. */
export async function clientFile(path: string): Promise<string | undefined> {
  if (!FILES.test(path)) return undefined;
  const source = await readFile(new URL(path, ROOM), 'utf8').catch(() => undefined);
  if (source === undefined) return undefined;
  // Loaded late: a build reads this file too, and needs no compiler.
  const { default: ts } = await import('typescript');
  const { outputText } = ts.transpileModule(source, {
    fileName: path,
    compilerOptions: {
      target: ts.ScriptTarget.ESNext,
      module: ts.ModuleKind.ESNext,
      verbatimModuleSyntax: true,
    },
  });
  return outputText;
}
