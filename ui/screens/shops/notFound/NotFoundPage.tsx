import type { Ref } from 'react';
import { type LinkCard, LinkCards } from '../../../kit/LinkCards.tsx';
import styles from './NotFoundPage.module.scss';
import { FormLayout } from '../../../frame/FormLayout.tsx';
import { BrandDrawing } from '../../../parts/page/BrandDrawing.tsx';
import { PageHeading } from '../../../frame/PageHeading.tsx';

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
    <FormLayout
      plain
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
      aside={<BrandDrawing />}
    >
      <LinkCards doors={doors} />
    </FormLayout>
  );
}
