import type { Result } from '#domain/core/result.ts';
import type { Locale } from '#domain/language/locale.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { LiveState } from './LiveState.ts';

export type AnswerState<T> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'shown'; readonly value: T }
  | { readonly kind: 'failed'; readonly problem: Problem };

export type AnswerScreen<T> = LiveState<Locale, AnswerState<T>>;
export type Ask<T> = (locale: Locale) => Promise<Result<T, Problem>>;

export const LOADING = { kind: 'loading' } as const;

/**
 * View model of one response of the backend in the current language. A shown answer stays until the new one arrives, also
 * if that fails. `onRefused` receives only problems still awaited: a late one could end the session of the next voucher.
 */
export function answerScreen<T>(
  ask: Ask<T>,
  locale: () => Locale,
  onRefused: (problem: Problem) => void = () => {},
): AnswerScreen<T> {
  return new LiveState<Locale, AnswerState<T>>({
    first: LOADING,
    wanted: locale,
    begun: (before) => (before.kind === 'shown' ? before : LOADING),
    ask: async (wanted) => {
      const answer = await ask(wanted);
      return (before) => {
        if (answer.ok) return { kind: 'shown', value: answer.value };
        onRefused(answer.fault);
        return before.kind === 'shown' ? before : { kind: 'failed', problem: answer.fault };
      };
    },
  });
}
