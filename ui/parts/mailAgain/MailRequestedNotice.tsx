import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { Instant } from '#domain/core/instant.ts';
import { maskEmail } from '#domain/customer/maskEmail.ts';
import { Notice } from '../../kit/Notice.tsx';
import { StatusLine } from '../../kit/StatusLine.tsx';
import { SupportLink } from '../../problems/SupportLink.tsx';
import { useText } from '../../session/text.ts';
import type { MailAgain } from './MailAgain.ts';
import styles from './MailRequestedNotice.module.scss';

/** Id of the wait text, for the button's `blockedBy`. */
export const WAIT_ID = 'next-mail';

/** Says that a mail is on its way if the data match, and when the next can be requested. */
export const MailRequestedNotice = observer(function MailRequestedNotice({ mail }: { mail: MailAgain }) {
  const { t } = useText();
  const { state } = mail;
  if (state.kind !== 'requested') return null;
  return (
    <div className={styles.requested}>
      <Notice kind="success" word={t('kind.success')} live>
        <p>{t('mailAgain.requested', { email: maskEmail(state.email) })}</p>
        <p>{t('mailAgain.requestedText')}</p>
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

/** Updates every second, is spoken every minute. */
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
