import type { ReactNode } from 'react';
import { Button } from '#ui/kit/Button.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { StatusLine } from '#ui/kit/StatusLine.tsx';
import { ReadBackLine } from '#ui/parts/codeForm/HintLine.tsx';

interface EarlyWordsProps {
  readonly words: { readonly pressed: string; readonly noScript: string };
  /** What repeats a typed code, which stands as `{{code}}` in it. */
  readonly reading: string;
  /** The label of the form's button. */
  readonly submit: string;
  /** "Note", before a message. */
  readonly word: string;
  readonly support: ReactNode;
  readonly news: ReactNode;
}

/**
 * What the form of the early page has beside the app's: what it says after a press, if scripts do not come, and without
 * any. The early page's script takes the parts out of their templates.
 */
export function EarlyWords({ words, reading, submit, word, support, news }: EarlyWordsProps) {
  return (
    <>
      <template data-part="reading">
        <ReadBackLine>{reading}</ReadBackLine>
      </template>
      <template data-part="busy">
        <Button type="submit" kind="primary" full busy>
          {submit}
        </Button>
      </template>
      {/* The words go into the line before them, which is there from the start: so they are spoken. */}
      <StatusLine hidden />
      <template data-part="pressed">{words.pressed}</template>
      {news}
      <noscript>
        <Notice kind="info" word={word}>
          <p>{words.noScript}</p>
          {support}
        </Notice>
      </noscript>
    </>
  );
}
