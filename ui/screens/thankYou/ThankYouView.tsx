import { observer } from 'mobx-react-lite';
import { safeHref } from '#domain/link/safeHref.ts';
import { progressOf } from '#domain/redemption/redemption.ts';
import { FormLayout } from '../../frame/FormLayout.tsx';
import { SummaryCard } from '../../frame/SummaryCard.tsx';
import { Button } from '../../kit/Button.tsx';
import { ButtonLink } from '../../kit/ButtonLink.tsx';
import { CopyButton } from '../../kit/CopyButton.tsx';
import { ExternalLink } from '../../kit/ExternalLink.tsx';
import { Notice } from '../../kit/Notice.tsx';
import { SupportLink } from '../../problems/ProblemPanel.tsx';
import { useServices } from '../../services.ts';
import type { Receipt } from '../../session/SessionStore.ts';
import { useWords } from '../../words.ts';
import { TitledHeading } from '../Page.tsx';
import styles from './ThankYouView.module.scss';

/** What was redeemed, where it was sent, and what is left. */
export const ThankYouView = observer(function ThankYouView() {
  const { session } = useServices();
  return session.receipt ? <Done receipt={session.receipt} /> : <NothingHere />;
});

const Done = observer(function Done({ receipt }: { receipt: Receipt }) {
  const { site: store } = useServices();
  const { t, money, siteText, copyWords } = useWords();
  const { redemption, email, balance } = receipt;
  const { currency } = balance;
  return (
    <FormLayout
      plain
      title={<TitledHeading title={t('thankYou.title')} lead={siteText(store.site.thankYouText)} />}
    >
      <div className={styles.done}>
        <Outcome receipt={receipt} />
        <SummaryCard
          title={t('check.summary')}
          rows={[
            ...redemption.items.map((item) => ({
              label: item.shopName,
              value: money({ amountInCent: item.valueInCent, currency }),
              strong: true,
            })),
            { label: t('check.email'), value: email },
            { label: t('thankYou.left'), value: money(balance) },
            { label: t('thankYou.order'), value: redemption.orderNumber },
          ]}
        >
          <div className={styles.actions}>
            <CopyButton text={redemption.orderNumber} words={copyWords(t('thankYou.copyOrder'))} />
            <Button kind="quiet" icon="print" onClick={() => window.print()}>
              {t('thankYou.print')}
            </Button>
          </div>
        </SummaryCard>
        <Rest receipt={receipt} />
        <Ratings />
      </div>
    </FormLayout>
  );
});

/** Where the shop voucher is now, in one sentence that is never more certain than the backend. */
const Outcome = observer(function Outcome({ receipt }: { receipt: Receipt }) {
  const { t } = useWords();
  switch (progressOf(receipt.redemption.status)) {
    case 'on-its-way':
      return receipt.byPost ? <Posted receipt={receipt} /> : <Sent receipt={receipt} />;
    case 'on-hold':
      return (
        <Notice kind="warning" word={t('kind.warning')}>
          <p>{t('thankYou.onHold')}</p>
          <p>{t('money.reserved')}</p>
        </Notice>
      );
    case 'returned':
      return (
        <Notice kind="error" word={t('kind.error')}>
          <p>{t('thankYou.returned')}</p>
          <SupportLink />
        </Notice>
      );
  }
});

const Sent = observer(function Sent({ receipt }: { receipt: Receipt }) {
  const { site: store } = useServices();
  const { t } = useWords();
  const { mailMinutes } = store.site;
  return (
    <Notice kind="success" word={t('kind.success')}>
      <p>{t('thankYou.sent', { email: receipt.email })}</p>
      <p>{mailMinutes === null ? t('thankYou.soon') : t('thankYou.upTo', { minutes: mailMinutes })}</p>
    </Notice>
  );
});

const Posted = observer(function Posted({ receipt }: { receipt: Receipt }) {
  const { t, day } = useWords();
  const promisedBy = receipt.redemption.delivery?.promisedBy ?? null;
  return (
    <Notice kind="success" word={t('kind.success')}>
      <p>{t('thankYou.posted', { email: receipt.email })}</p>
      {promisedBy !== null && <p>{t('thankYou.postedBy', { date: day(promisedBy) })}</p>}
    </Notice>
  );
});

const Rest = observer(function Rest({ receipt }: { receipt: Receipt }) {
  const { t, money } = useWords();
  if (receipt.balance.amountInCent <= 0) {
    return (
      <ButtonLink to="/" kind="secondary">
        {t('thankYou.another')}
      </ButtonLink>
    );
  }
  return (
    <div className={styles.rest}>
      <ButtonLink to="/" kind="primary" full>
        {t('thankYou.rest', { money: money(receipt.balance) })}
      </ButtonLink>
      <p className={styles.hint}>{t('thankYou.restText')}</p>
    </div>
  );
});

const Ratings = observer(function Ratings() {
  const { site: store } = useServices();
  const { t, siteText } = useWords();
  const links = store.site.externalRatingButtons.flatMap(({ title, href }) => {
    const safe = safeHref(href);
    return safe ? [{ title: siteText(title), href: safe }] : [];
  });
  if (links.length === 0) return null;
  return (
    <section className={styles.ratings}>
      <h2 className={styles.heading}>{t('thankYou.ratings')}</h2>
      {links.map(({ title, href }) => (
        <ExternalLink key={href} href={href} look="secondary" newTab notice={t('common.newTab')}>
          {title}
        </ExternalLink>
      ))}
    </section>
  );
});

/** Opened without a redemption in this tab, for instance after a reload or by a bookmark. */
const NothingHere = observer(function NothingHere() {
  const { t } = useWords();
  return (
    <FormLayout title={<TitledHeading title={t('thankYou.none')} lead={t('thankYou.noneText')} />}>
      <div className={styles.actions}>
        <ButtonLink to="/" kind="primary">
          {t('thankYou.another')}
        </ButtonLink>
        <SupportLink />
      </div>
    </FormLayout>
  );
});
