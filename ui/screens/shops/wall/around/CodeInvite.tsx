import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router';
import { ButtonLink } from '../../../../kit/ButtonLink.tsx';
import { Icon } from '../../../../kit/Icon.tsx';
import { LATER_ICONS } from '../../../../kit/laterIcons.ts';
import { useServices } from '../../../../session/services.ts';
import { useText } from '../../../../session/text.ts';
import styles from './CodeInvite.module.scss';

/** The way to the code field from a wall without a voucher. The filter stays in the address, and so on the wall after it. */
export const CodeInvite = observer(function CodeInvite() {
  const { session } = useServices();
  const { t } = useText();
  const { search } = useLocation();
  if (session.held !== null) return null;
  return (
    <div className={styles.invite}>
      <span className={styles.icon}>
        <Icon name={LATER_ICONS.card} />
      </span>
      <p className={styles.text}>{t('wall.invite.text')}</p>
      <ButtonLink to={{ pathname: '/', search }} kind="quiet">
        {t('wall.invite.enter')}
      </ButtonLink>
    </div>
  );
});
