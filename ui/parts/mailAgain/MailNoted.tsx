import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { Instant } from '#domain/core/instant.ts';
import { maskEmail } from '#domain/customer/maskEmail.ts';
import { Notice } from '../../kit/Notice.tsx';
import { StatusLine } from '../../kit/StatusLine.tsx';
import { SupportLink } from '../../problems/ProblemPanel.tsx';
import { useText } from '../../session/text.ts';
import type { MailAgain } from './MailAgain.ts';
import styles from './MailNoted.module.scss';

/** Id of the text that names the wait, for the button that is blocked meanwhile. */
export const WAIT_ID = 'next-mail';

/** Says that a mail is on its way if everything matches, and when another one can be requested. */
export const MailNoted = observer(function MailNoted({ mail }: { mail: MailAgain }) {
  const { t } = useText();
  const { state } = mail;
  if (state.kind !== 'noted') return null;
  return (
    <div className={styles.noted}>
      <Notice kind="success" word={t('kind.success')} live>
        <p>{t('mailAgain.noted', { email: maskEmail(state.email) })}</p>
        <p>{t('mailAgain.notedText')}</p>
      </Notice>
      {state.nextAllowedAt === null ? (
        <StatusLine>{t('mailAgain.nextNow')}</StatusLine>
      ) : (
        <Wait mail={mail} until={state.nextAllowedAt} />
      )}
      <div className={styles.help}>
        <p className={styles.other}>{t('mailAgain.otherAddress')}</p>
        <SupportLink topic="not-received" />
      </div>
    </div>
  );
});

/** Counts down: visibly every second, spoken every minute. */
const Wait = observer(function Wait({ mail, until }: { mail: MailAgain; until: Instant }) {
  const { t, moment } = useText();
  const [ms, setMs] = useState(mail.restMs());
  useEffect(() => {
    const tick = () => {
      setMs(mail.restMs());
      if (mail.restMs() === 0) mail.waited();
    };
    tick();
    const timer = window.setInterval(tick, 500);
    return () => window.clearInterval(timer);
  }, [mail, until]);
  const seconds = Math.ceil(ms / 1000);
  const left = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <p id={WAIT_ID} className={styles.wait}>
      {t('mailAgain.nextAt', { moment: moment(until) })}{' '}
      <span className={styles.left} aria-hidden="true">
        {t('mailAgain.left', { left })}
      </span>
      <StatusLine hidden>{t('mailAgain.minutesLeft', { count: Math.ceil(seconds / 60) })}</StatusLine>
    </p>
  );
});
