import { observer } from 'mobx-react-lite';
import { hasFeature } from '#domain/feature/hasFeature.ts';
import { useServices } from '../../session/services.ts';
import { useText } from '../../session/text.ts';
import { ToPrepaid } from '../charge/TopUpLink.tsx';
import styles from './CodeForm.module.scss';

/** The user typed a serial number instead of a code: links to topping up that voucher. */
export const SerialHint = observer(function SerialHint({ typed }: { typed: string }) {
  const { site: store } = useServices();
  const { t } = useText();
  if (!hasFeature(store.site, 'charge')) return null;
  return (
    <div className={styles.onward}>
      <ToPrepaid serialNumber={typed} kind="quiet">
        {t('topUp.this')}
      </ToPrepaid>
    </div>
  );
});
