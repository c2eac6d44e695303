import type { Result } from '#domain/core/result.ts';
import type { Locale } from '#domain/language/locale.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { useScreen } from '../../session/services.ts';
import { AnswerScreen } from './AnswerScreen.ts';

/** Loads an answer in the user's language once per mount, and again when the language changes. */
export function useAnswer<T>(ask: (locale: Locale) => Promise<Result<T, Problem>>): AnswerScreen<T> {
  return useScreen(({ language }) => new AnswerScreen(ask, () => language.locale));
}
