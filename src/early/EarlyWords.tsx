import { Button } from '#ui/kit/Button.tsx';
import { ExternalLink } from '#ui/kit/ExternalLink.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { StatusLine } from '#ui/kit/StatusLine.tsx';

interface EarlyWordsProps {
  readonly words: {
    readonly pressed: string;
    readonly missing: string;
    readonly again: string;
    readonly noScript: string;
    readonly support: string;
  };
  /** The label of the form's button. */
  readonly submit: string;
  /** "Note", before a message. */
  readonly word: string;
  readonly email: string;
}

/**
 * What the form of the early page has beside the app's: what it says after a press, if scripts do not come, and without
 * any. The early page's script takes the parts out of their templates.
 */
export function EarlyWords({ words, submit, word, email }: EarlyWordsProps) {
  const support = (
    <p>
      {words.support} <ExternalLink href={`mailto:${email}`}>{email}</ExternalLink>
    </p>
  );
  return (
    <>
      <template data-part="busy">
        <Button type="submit" kind="primary" full busy>
          {submit}
        </Button>
      </template>
      {/* The words go into the line before them, which is there from the start: so they are spoken. */}
      <StatusLine hidden />
      <template data-part="pressed">{words.pressed}</template>
      <template data-part="missing">
        <Notice kind="info" word={word} live>
          <p>{words.missing}</p>
          {support}
          <Button kind="secondary">{words.again}</Button>
        </Notice>
      </template>
      <noscript>
        <Notice kind="info" word={word}>
          <p>{words.noScript}</p>
          {support}
        </Notice>
      </noscript>
    </>
  );
}
