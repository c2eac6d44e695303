import { observer } from 'mobx-react-lite';
import { safeHref } from '#domain/link/safeHref.ts';
import { ExternalLink } from '../../../kit/ExternalLink.tsx';
import { Notice } from '../../../kit/Notice.tsx';
import { useServices } from '../../../session/services.ts';
import { useText } from '../../../session/text.ts';
import styles from './OrderView.module.scss';

/**
 * Links business buyers to the business site, if there is one. `asked`: a company was entered, so the notice is
 * announced at once; ordering here stays possible.
 */
export const BusinessNotice = observer(function BusinessNotice({ asked = false }: { asked?: boolean }) {
  const { site: store } = useServices();
  const { t } = useText();
  const href = safeHref(store.site.b2bLinks?.b2bWebsite ?? '');
  if (href === null) return null;
  const link = (
    <ExternalLink href={href} newTab notice={t('common.newTab')}>
      {t('order.businessLink')}
    </ExternalLink>
  );
  if (!asked) {
    return (
      <p className={styles.text}>
        {t('order.business')} {link}
      </p>
    );
  }
  return (
    <Notice kind="info" word={t('kind.info')} live>
      <p>{t('order.company')}</p>
      {link}
    </Notice>
  );
});
