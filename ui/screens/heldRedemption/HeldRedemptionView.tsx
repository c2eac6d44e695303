import { observer } from 'mobx-react-lite';
import { FormLayout } from '../../frame/FormLayout.tsx';
import { ButtonLink } from '../../kit/ButtonLink.tsx';
import { Notice } from '../../kit/Notice.tsx';
import { SupportLink } from '../../problems/ProblemPanel.tsx';
import { useWords } from '../../words.ts';
import { TitledHeading } from '../Page.tsx';
import styles from './HeldRedemptionView.module.scss';

/**
 * Where the link of a held redemption leads until the form of the check is built: what is held, that nothing is lost,
 * and what can be done. It asks the backend nothing, so it says only what is true of every held redemption.
 */
export const HeldRedemptionView = observer(function HeldRedemptionView() {
  const { t } = useWords();
  return (
    <FormLayout
      title={<TitledHeading title={t('heldRedemption.title')} lead={<p>{t('thankYou.onHoldWhy')}</p>} />}
    >
      <meta name="robots" content="noindex" />
      <div className={styles.body}>
        <Notice kind="info" word={t('kind.info')}>
          {t('heldRedemption.reserved')}
        </Notice>
        <p>{t('heldRedemption.notYet')}</p>
        <h2 className={styles.title}>{t('heldRedemption.now')}</h2>
        <ul className={styles.list}>
          <li>{t('heldRedemption.keepMail')}</li>
          <li>{t('heldRedemption.status')}</li>
          <li>{t('heldRedemption.help')}</li>
        </ul>
        <div className={styles.actions}>
          <ButtonLink to="/order-status" kind="primary">
            {t('orderStatus.title')}
          </ButtonLink>
          <SupportLink />
        </div>
      </div>
    </FormLayout>
  );
});
