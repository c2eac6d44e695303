import { parseArgs, type ParseArgsConfig } from 'node:util';
import { nearestOf } from './nearest.ts';

/** A command was started in a way that it cannot mean. The message is all that its user has to read. */
export class WrongStart extends Error {}

/** Options of a command line. Throws `WrongStart` with a sentence that names what there is. */
export function readOptions<T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new WrongStart(sentenceOf(error, Object.keys(config.options ?? {})), { cause: error });
  }
}

/** Ends the process with 2 and the sentence, if that is all there is to say; other errors are faults and stay. */
export async function withSentences<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof WrongStart)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(2);
  }
}

/** `There is no profile tiny.`, with the most similar word, if one is. */
export function unknownWord(kind: string, word: string, known: readonly string[]): string {
  const nearest = nearestOf(word, known);
  return `There is no ${kind} ${word}.${nearest === undefined ? '' : ` Do you mean ${nearest}?`}`;
}

/** `There is no profile tiny. There are: full, smallest.` */
export function unknownOf(kind: string, word: string, known: readonly string[]): string {
  return `${unknownWord(kind, word, known)} There are: ${known.join(', ')}.`;
}

function sentenceOf(error: unknown, names: readonly string[]): string {
  const { code, message } = error as { code?: string; message: string };
  const [, quoted = ''] = /'([^']*)'/.exec(message) ?? [];
  const known = names.map((name) => `--${name}`);
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return unknownOf('option', quoted, known);
  const [option = ''] = /--[\w-]+/.exec(quoted) ?? [];
  if (code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE')
    return message.includes('does not take') ? `${option} takes no value.` : `${option} needs a value.`;
  if (code === 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL')
    return `${quoted} is no option. There are: ${known.join(', ')}.`;
  return message;
}
