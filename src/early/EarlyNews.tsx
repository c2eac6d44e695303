import type { ReactNode } from 'react';
import { Button } from '#ui/kit/Button.tsx';
import { Notice } from '#ui/kit/Notice.tsx';

interface EarlyNewsProps {
  readonly words: {
    readonly missing: string;
    readonly still: string;
    readonly gone: string;
    readonly loss: string;
    readonly again: string;
  };
  /** What is said while scripts are fetched once more, and on the button that reloads the page. */
  readonly trying: string;
  readonly reload: string;
  /** "Note", before a message. */
  readonly word: string;
  readonly support: ReactNode;
  /** The heading above it, where the page has none. */
  readonly heading?: string;
  /** What stands there until something is to be said. */
  readonly children?: ReactNode;
}

/**
 * Where the early page says that the app does not come. The region is there from the start, so that it is spoken;
 * without a box of its own it takes no room.
 */
export function EarlyNews({ words, trying, reload, word, support, heading, children }: EarlyNewsProps) {
  return (
    <div role="status" data-part="news" style={{ display: 'contents' }}>
      {children}
      <template>
        {heading && <h1>{heading}</h1>}
        <Notice kind="info" word={word}>
          <p data-trying={trying} data-still={words.still} data-gone={words.gone}>
            {words.missing}
          </p>
          <p hidden>{words.loss}</p>
          {support}
          <Button kind="secondary" data-reload={reload}>
            {words.again}
          </Button>
        </Notice>
      </template>
    </div>
  );
}
