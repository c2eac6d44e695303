import type { Ref } from 'react';
import { type LinkCard, LinkCards } from '../../../kit/LinkCards.tsx';
import styles from './NotFoundPage.module.scss';
import { PageHeading } from '../../../frame/PageHeading.tsx';
import { SpotLayout } from '../../../frame/SpotLayout.tsx';
import { Spot } from '../../../parts/spot/Spot.tsx';

interface NotFoundPageProps {
  title: string;
  text: string;
  /** The requested path; rendered as plain text. */
  path?: string;
  doors: readonly LinkCard[];
  headingRef?: Ref<HTMLHeadingElement>;
}

/** `doors` are links to likely destinations. */
export function NotFoundPage({ title, text, path, doors, headingRef }: NotFoundPageProps) {
  return (
    <SpotLayout
      spot={<Spot name="lost" />}
      title={
        <PageHeading
          {...(headingRef ? { ref: headingRef } : {})}
          lead={
            <>
              <p>{text}</p>
              {path && <code className={styles.path}>{path}</code>}
            </>
          }
        >
          {title}
        </PageHeading>
      }
    >
      <LinkCards doors={doors} />
    </SpotLayout>
  );
}
