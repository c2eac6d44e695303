import { observer } from 'mobx-react-lite';
import { safeHref } from '#domain/link/safeHref.ts';
import { Section } from '../../../frame/Section.tsx';
import { ExternalLink } from '../../../kit/ExternalLink.tsx';
import { useServices } from '../../../session/services.ts';
import { useText } from '../../../session/text.ts';
import styles from './EntryExtras.module.scss';
import steps from './Steps.module.scss';

/** Optional parts between code field and wall, by the site's switches: how to redeem, and the shopping account. */
export const EntryExtras = observer(function EntryExtras() {
  const { site: store } = useServices();
  const { t } = useText();
  const { switches } = store.site;
  if (!switches.showHowToRedeem && !switches.showMskPromo) return null;
  return (
    <div className={styles.extras}>
      {switches.showHowToRedeem && (
        <Section title={t('entry.steps.title')}>
          <ol className={steps.steps}>
            {(['code', 'shop', 'mail'] as const).map((step) => (
              <li key={step} className={steps.step}>
                <h3 className={steps.title}>{t(`entry.steps.${step}.title`)}</h3>
                <p className={steps.text}>{t(`entry.steps.${step}.text`)}</p>
              </li>
            ))}
          </ol>
        </Section>
      )}
      {switches.showMskPromo && <ShoppingAccount />}
    </div>
  );
});

/** Advertises the shopping account, which stores credit for more than three years (product 2.5). */
const ShoppingAccount = observer(function ShoppingAccount() {
  const { site: store } = useServices();
  const { t } = useText();
  const href = safeHref(store.site.website);
  return (
    <section className={styles.account}>
      <div>
        <h2 className={styles.title}>{t('entry.msk.title')}</h2>
        <p className={styles.text}>{t('entry.msk.text')}</p>
      </div>
      {href && (
        <ExternalLink href={href} look="secondary" newTab notice={t('common.newTab')}>
          {t('entry.msk.link')}
        </ExternalLink>
      )}
    </section>
  );
});
