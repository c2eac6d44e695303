import type { CodeHint } from '#domain/voucher/codeHints.ts';
import type { CodeFormScreen } from './CodeFormScreen.ts';

/**
 * Hints about the shape of the typed text; they reveal nothing about any voucher. Easily mistyped characters are
 * pointed out only after an unknown code, since most valid codes contain some. Not in the screen's model, whose code
 * loads with the first screen.
 */
export function hintsOf({
  capsLock,
  form,
  isSerialNumber,
  reader,
  state,
}: CodeFormScreen): readonly CodeHint[] {
  const isUnknown = state.kind === 'refused' && state.problem.kind === 'code-unknown';
  const hints = reader?.hints(form.draft.code) ?? [];
  return hints.filter(
    (hint) =>
      (isUnknown && (hint !== 'capitals-only' || capsLock)) ||
      hint === 'old-code' ||
      (hint === 'serial-number' && !isSerialNumber),
  );
}
