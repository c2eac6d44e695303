import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { type GivenOrder, isAllActivated, usableLater } from '#domain/activation/activation.ts';
import type { Locale } from '#domain/language/locale.ts';
import { formatSerialNumber } from '#domain/voucher/serialNumber.ts';
import { classes } from '../../../kit/classes.ts';
import { CopyButton } from '../../../kit/CopyButton.tsx';
import { ExternalLink } from '../../../kit/ExternalLink.tsx';
import { UsableFromReminder } from '../../../problems/Usable.tsx';
import { useServices } from '../../../session/services.ts';
import { useText } from '../../../session/text.ts';
import { useCopyWords } from '../../../session/useCopyWords.ts';
import { zoneOffset } from '../../../session/zoneOffset.ts';
import flow from '../../../styles/flow.module.scss';
import styles from './ActivationView.module.scss';

/** When the activated codes become usable, and which they are if others are not; with a text to send to the recipients. */
export const TellRecipients = observer(function TellRecipients({ order }: { order: GivenOrder }) {
  const { now, site: store } = useServices();
  const { t, locale, moment } = useText();
  const copyWords = useCopyWords();
  const id = useId();
  const { brand, domains, timeZone } = store.site;
  const from = usableLater(order, zoneOffset(timeZone), now());
  const address = domains[0] === undefined ? brand : `https://${domains[0]}`;
  const text =
    from === null
      ? t('activation.tell.textNow', { brand, address })
      : t('activation.tell.textFrom', { brand, address, moment: moment(from) });
  const subject = encodeURIComponent(t('activation.tell.subject', { brand }));
  const mail = `mailto:?subject=${subject}&body=${encodeURIComponent(text)}`;
  return (
    <section aria-labelledby={id} className={classes(flow.stack4, styles.tell)}>
      <h2 id={id} className={styles.title}>
        {t('activation.tell.title')}
      </h2>
      <p>{from === null ? t('activation.tell.now') : t('activation.tell.from', { moment: moment(from) })}</p>
      {!isAllActivated(order) && <p>{t('activation.tell.only', { serials: serialsOf(order, locale) })}</p>}
      {from !== null && (
        <div className={flow.row}>
          <UsableFromReminder at={from} />
        </div>
      )}
      <p>{t('activation.tell.hint')}</p>
      <blockquote className={styles.quote}>{text}</blockquote>
      <div className={flow.row}>
        <CopyButton text={text} words={copyWords(t('activation.tell.copy'))} />
        <ExternalLink href={mail} look="secondary">
          {t('activation.tell.mail')}
        </ExternalLink>
      </div>
    </section>
  );
});

function serialsOf({ vouchers }: GivenOrder, locale: Locale): string {
  const activated = vouchers.filter(({ state }) => state === 'ACTIVATED');
  return new Intl.ListFormat(locale).format(
    activated.map(({ serialNumber }) => formatSerialNumber(serialNumber)),
  );
}
