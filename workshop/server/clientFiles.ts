import { readFile } from 'node:fs/promises';
import ts from 'typescript';

/** The folders whose files run in the browser, as they are: no bundler, only the types are taken off. */
const FILES = /^(client|form|dials)\/[A-Za-z]+\.ts$/;
const ROOM = new URL('../', import.meta.url);

export const SCRIPTS = '/gallery/js/';

/** `undefined` if there is no such script. */
export async function clientFile(path: string): Promise<string | undefined> {
  if (!FILES.test(path)) return undefined;
  const source = await readFile(new URL(path, ROOM), 'utf8').catch(() => undefined);
  if (source === undefined) return undefined;
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
