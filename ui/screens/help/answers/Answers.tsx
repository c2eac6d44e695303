import { observer } from 'mobx-react-lite';
import type { Feature } from '#domain/feature/feature.ts';
import type { HelpTopic } from '#domain/help/helpTopic.ts';
import { safeHref } from '#domain/link/safeHref.ts';
import { ButtonLink } from '../../../kit/ButtonLink.tsx';
import { ExternalLink } from '../../../kit/ExternalLink.tsx';
import { useServices } from '../../../session/services.ts';
import { useText } from '../../../session/text.ts';
import { useHas } from '../../../session/useHas.ts';
import flow from '../../../styles/flow.module.scss';
import styles from './Answers.module.scss';

/** The answers of each topic, the most helpful first. */
const ANSWERS = {
  'not-received': ['spam', 'soon', 'slow', 'partner'],
  'old-code': ['shape', 'reactivate', 'unlocked'],
  unreadable: ['compare', 'leave', 'keep'],
  other: ['unknown', 'inactive', 'expired', 'refused'],
  business: ['usable', 'activate'],
} as const satisfies Record<HelpTopic, readonly string[]>;

/** What only a site that reactivates codes can say. */
const isReactivation = (name: string): boolean => name === 'reactivate' || name === 'unlocked';

/** Answers to a topic that fit this site, with links to the pages that help. */
export const Answers = observer(function Answers({ topic }: { topic: HelpTopic }) {
  const { site: store } = useServices();
  const { t } = useText();
  const { brand, mailMinutes: minutes, reactivationHours: hours, validityYears: count } = store.site;
  const has = useHas();
  const answers = ANSWERS[topic].filter(
    (name) => name !== (minutes === null ? 'slow' : 'soon') && (!isReactivation(name) || has('reactivation')),
  );
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

const Actions = observer(function Actions({ topic }: { topic: HelpTopic }) {
  const { t } = useText();
  const has = useHas();
  if (topic === 'business') return <BusinessDoors />;
  const doors = DOORS[topic].filter(({ feature }) => feature === null || has(feature));
  return doors.map(({ to, says, kind }) => (
    <ButtonLink key={to} to={to} kind={kind}>
      {t(says)}
    </ButtonLink>
  ));
});

interface Door {
  readonly to: string;
  readonly says: 'help.do.enter' | 'help.do.status' | 'next.toReactivate' | 'next.toResend';
  readonly kind: 'primary' | 'secondary';
  /** Null for a page of every site. */
  readonly feature: Feature | null;
}

const STATUS: Door = {
  to: '/order-status',
  says: 'help.do.status',
  kind: 'secondary',
  feature: 'orderStatus',
};
const ENTER: Door = { to: '/', says: 'help.do.enter', kind: 'secondary', feature: null };
const RESEND: Door = { to: '/redeem/resend-link', says: 'next.toResend', kind: 'primary', feature: 'resend' };
const REACTIVATE: Door = {
  to: '/reactivate',
  says: 'next.toReactivate',
  kind: 'primary',
  feature: 'reactivation',
};
const DOORS: Readonly<Record<Exclude<HelpTopic, 'business'>, readonly Door[]>> = {
  'not-received': [RESEND, STATUS],
  'old-code': [REACTIVATE, ENTER],
  unreadable: [ENTER],
  other: [STATUS],
};

/** Links to the business site and its contact form, if the site has them. */
const BusinessDoors = observer(function BusinessDoors() {
  const { site: store } = useServices();
  const { t } = useText();
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
