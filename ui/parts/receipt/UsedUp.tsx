import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../kit/ButtonLink.tsx';
import { useText } from '../../session/text.ts';
import styles from './UsedUp.module.scss';

interface UsedUpProps {
  /** False if the backend did not tell the balance; then nothing is said of it. */
  isKnown: boolean;
  /** Further ways to go on. */
  children?: ReactNode;
}

/** Takes the place of `RestLine` where nothing is left: a line instead of a sum. */
export const UsedUp = observer(function UsedUp({ isKnown, children }: UsedUpProps) {
  const { t } = useText();
  return (
    <div className={styles.usedUp}>
      {isKnown && <p className={styles.line}>{t('thankYou.usedUp')}</p>}
      <div className={styles.ways}>
        <ButtonLink to="/" kind="quiet">
          {t('thankYou.another')}
        </ButtonLink>
        {children}
      </div>
    </div>
  );
});
