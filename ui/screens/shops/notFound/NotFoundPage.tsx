import type { Ref } from 'react';
import { Link } from 'react-router';
import { Icon, type IconName } from '../../../kit/Icon.tsx';
import styles from './NotFoundPage.module.scss';
import { FormLayout } from '../../../frame/FormLayout.tsx';
import { BrandDrawing } from '../../../parts/page/BrandDrawing.tsx';
import { PageHeading } from '../../../frame/PageHeading.tsx';
import { LATER_ICONS } from '../../../kit/laterIcons.ts';

/** A link to where the visitor may have wanted to go. */
export interface Door {
  /** A path of ours, or with `external` a checked address. */
  to: string;
  external?: boolean;
  title: string;
  text: string;
  icon: IconName;
}

interface NotFoundPageProps {
  title: string;
  text: string;
  /** The path that was asked for; shown as plain text. */
  path?: string;
  doors: readonly Door[];
  headingRef?: Ref<HTMLHeadingElement>;
}

/** "Not found", with links (`doors`) to where the visitor may have wanted to go. */
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
      <ul className={styles.doors}>
        {doors.map((door) => (
          <li key={door.title} className={styles.door}>
            <span className={styles.icon}>
              <Icon name={door.icon} size="l" />
            </span>
            <span className={styles.words}>
              {door.external ? (
                <a href={door.to} rel="noopener noreferrer" className={styles.link}>
                  {door.title}
                </a>
              ) : (
                <Link to={door.to} className={styles.link}>
                  {door.title}
                </Link>
              )}
              <span className={styles.text}>{door.text}</span>
            </span>
            <span className={styles.arrow}>
              <Icon name={LATER_ICONS.arrowRight} />
            </span>
          </li>
        ))}
      </ul>
    </FormLayout>
  );
}
