import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useServices } from '../../../session/services.ts';
import { useWords } from '../../../session/words.ts';
import styles from './VaultBrand.module.scss';

/** Says from which brand's voucher the code comes, with its logo (switch `showBrandInVault`). */
export const VaultBrand = observer(function VaultBrand() {
  const { site: store } = useServices();
  const { t } = useWords();
  const [isBroken, setBroken] = useState(false);
  const { brand, logo, switches } = store.site;
  if (!switches.showBrandInVault) return null;
  return (
    <p className={styles.brand} data-print="never">
      {!isBroken && <img className={styles.logo} src={logo} alt="" onError={() => setBroken(true)} />}
      <span>{t('merchantCode.from', { brand })}</span>
    </p>
  );
});
