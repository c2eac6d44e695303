import { observer } from 'mobx-react-lite';
import { Fragment, type ReactNode } from 'react';
import { type LegalDocument, dayOf } from '#domain/legal/legalDocument.ts';
import { Button } from '../../../kit/Button.tsx';
import { ExternalLink } from '../../../kit/ExternalLink.tsx';
import { LATER_ICONS } from '../../../kit/laterIcons.ts';
import { classes } from '../../../kit/classes.ts';
import { useText } from '../../../session/text.ts';
import flow from '../../../styles/flow.module.scss';
import styles from './DocumentText.module.scss';

/** Maps an address as written in a document to its href. */
export type Addresses = ReadonlyMap<string, string>;

/** `index` is the section's position in the document. */
export const sectionId = (index: number): string => `section-${index + 1}`;

interface DocumentTextProps {
  document: LegalDocument;
  /** The addresses that become links. */
  addresses: Addresses;
}

export const DocumentText = observer(function DocumentText({ document, addresses }: DocumentTextProps) {
  const { t, day } = useText();
  const { version, since, sections } = document;
  const from = dayOf(since);
  return (
    <div className={classes(flow.stack7, styles.text)}>
      {sections.map(({ title, paragraphs, points }, index) => (
        <section key={title} aria-labelledby={sectionId(index)}>
          <h2 id={sectionId(index)} tabIndex={-1} className={styles.title}>
            {title}
          </h2>
          {paragraphs.map((words) => (
            <p key={words}>
              <Words addresses={addresses}>{words}</Words>
            </p>
          ))}
          {points && (
            <ul className={styles.points}>
              {points.map((words) => (
                <li key={words}>
                  <Words addresses={addresses}>{words}</Words>
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
      <div className={styles.foot}>
        <p className={styles.version}>
          {t('legal.version', { version })}
          {from !== null && (
            <>
              <br />
              {t('legal.since')} <time dateTime={since}>{day(from)}</time>
            </>
          )}
        </p>
        <Button kind="quiet" icon={LATER_ICONS.print} onClick={() => window.print()}>
          {t('thankYou.print')}
        </Button>
      </div>
    </div>
  );
});

/** A document's text, in which the site's own addresses are links. */
function Words({ children, addresses }: { children: string; addresses: Addresses }): ReactNode {
  const found = [...addresses].find(([written]) => written !== '' && children.includes(written));
  if (found === undefined) return <>{children}</>;
  const [written, href] = found;
  const parts = children.split(written);
  return parts.map((part, index) => (
    <Fragment key={String(index)}>
      {index > 0 && <ExternalLink href={href}>{written}</ExternalLink>}
      <Words addresses={addresses}>{part}</Words>
    </Fragment>
  ));
}
