import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { HelpTopic } from '#domain/help/helpTopic.ts';
import { safeHref } from '#domain/link/safeHref.ts';
import { ButtonLink } from '../../../kit/ButtonLink.tsx';
import { ExternalLink } from '../../../kit/ExternalLink.tsx';
import { useServices } from '../../../session/services.ts';
import { useWords } from '../../../session/words.ts';
import flow from '../../../styles/flow.module.scss';
import styles from './Answers.module.scss';

/** What is answered to each topic, in the order in which it helps. */
const ANSWERS = {
  'not-received': ['spam', 'soon', 'slow', 'partner'],
  'old-code': ['shape', 'reactivate', 'unlocked'],
  unreadable: ['compare', 'leave', 'keep'],
  other: ['unknown', 'inactive', 'expired', 'refused'],
  business: ['usable', 'activate'],
} as const satisfies Record<HelpTopic, readonly string[]>;

/** What helps most people who ask about a topic, as it is true of this site, and where it is done. */
export const Answers = observer(function Answers({ topic }: { topic: HelpTopic }) {
  const { site: store } = useServices();
  const { t } = useWords();
  const { brand, mailMinutes: minutes, reactivationHours: hours, validityYears: count } = store.site;
  const answers = ANSWERS[topic].filter((name) => name !== (minutes === null ? 'slow' : 'soon'));
  return (
    <>
      <div className={flow.stack5}>
        {answers.map((name) => (
          <div key={name}>
            <h2 className={styles.title}>{t(`help.answer.${name}.title`)}</h2>
            <p className={styles.text}>{t(`help.answer.${name}.text`, { brand, minutes, hours, count })}</p>
          </div>
        ))}
      </div>
      <div className={styles.actions}>
        <Actions topic={topic} />
      </div>
    </>
  );
});

const Actions = observer(function Actions({ topic }: { topic: HelpTopic }): ReactNode {
  const { t } = useWords();
  switch (topic) {
    case 'not-received':
      return (
        <>
          <ButtonLink to="/redeem/resend-link" kind="primary">
            {t('next.toResend')}
          </ButtonLink>
          <ButtonLink to="/order-status" kind="secondary">
            {t('help.do.status')}
          </ButtonLink>
        </>
      );
    case 'old-code':
      return (
        <>
          <ButtonLink to="/reactivate" kind="primary">
            {t('next.toReactivate')}
          </ButtonLink>
          <ButtonLink to="/" kind="secondary">
            {t('help.do.enter')}
          </ButtonLink>
        </>
      );
    case 'unreadable':
      return (
        <ButtonLink to="/" kind="secondary">
          {t('help.do.enter')}
        </ButtonLink>
      );
    case 'other':
      return (
        <ButtonLink to="/order-status" kind="secondary">
          {t('help.do.status')}
        </ButtonLink>
      );
    case 'business':
      return <BusinessDoors />;
  }
});

/** The business site and its contact form, where the site has them. */
const BusinessDoors = observer(function BusinessDoors() {
  const { site: store } = useServices();
  const { t } = useWords();
  const { b2bLinks } = store.site;
  const website = safeHref(b2bLinks?.b2bWebsite ?? '');
  const form = safeHref(b2bLinks?.b2bContactForm ?? '');
  const leaves = { newTab: true, notice: t('common.newTab') };
  return (
    <>
      {website && (
        <ExternalLink href={website} look="primary" {...leaves}>
          {t('help.do.business')}
        </ExternalLink>
      )}
      {form && (
        <ExternalLink href={form} look="secondary" {...leaves}>
          {t('help.do.businessContact')}
        </ExternalLink>
      )}
    </>
  );
});
