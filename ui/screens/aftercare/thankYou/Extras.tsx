import { observer } from 'mobx-react-lite';
import { safeHref } from '#domain/link/safeHref.ts';
import { ExternalLink } from '../../../kit/ExternalLink.tsx';
import { useServices } from '../../../session/services.ts';
import { useText } from '../../../session/text.ts';
import styles from './Extras.module.scss';

/** The site's requests at the end of the page: a survey with a prize, and ratings. */
export const Extras = observer(function Extras() {
  return (
    <>
      <Survey />
      <Ratings />
    </>
  );
});

const Survey = observer(function Survey() {
  const { site: store } = useServices();
  const { t, money } = useText();
  const { switches, surveyPrize } = store.site;
  const href = safeHref(surveyPrize?.surveyUrl ?? '');
  if (!switches.showCustomerSurvey || surveyPrize === null || href === null) return null;
  const { vouchers, valueInCent, currency } = surveyPrize;
  return (
    <section className={styles.extra} data-print="never">
      <h2 className={styles.heading}>{t('thankYou.survey')}</h2>
      <p>
        {t('thankYou.surveyText', { count: vouchers, money: money({ amountInCent: valueInCent, currency }) })}
      </p>
      <ExternalLink href={href} look="quiet" newTab notice={t('common.newTab')}>
        {t('thankYou.toSurvey')}
      </ExternalLink>
    </section>
  );
});

const Ratings = observer(function Ratings() {
  const { site: store } = useServices();
  const { t, siteText } = useText();
  const links = store.site.externalRatingButtons.flatMap(({ title, href }) => {
    const safe = safeHref(href);
    return safe ? [{ title: siteText(title), href: safe }] : [];
  });
  if (links.length === 0) return null;
  return (
    <section className={styles.extra} data-print="never">
      <h2 className={styles.heading}>{t('thankYou.ratings')}</h2>
      {links.map(({ title, href }) => (
        <ExternalLink key={href} href={href} look="quiet" newTab notice={t('common.newTab')}>
          {title}
        </ExternalLink>
      ))}
    </section>
  );
});
