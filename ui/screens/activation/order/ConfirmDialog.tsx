import { observer } from 'mobx-react-lite';
import { useId, useRef } from 'react';
import { type GivenVoucher, sumOf } from '#domain/activation/activation.ts';
import { formatSerialNumber } from '#domain/voucher/serialNumber.ts';
import { Button } from '../../../kit/Button.tsx';
import { Dialog } from '../../../kit/Dialog.tsx';
import { useText } from '../../../session/text.ts';
import type { ActivationScreen } from './ActivationScreen.ts';
import flow from '../../../styles/flow.module.scss';
import styles from './ConfirmDialog.module.scss';

interface ConfirmDialogProps {
  screen: ActivationScreen;
  about: readonly GivenVoucher[];
}

/** Asks for confirmation; lists every serial number and the total value. */
export const ConfirmDialog = observer(function ConfirmDialog({ screen, about }: ConfirmDialogProps) {
  const { t, money } = useText();
  const cancel = useRef<HTMLButtonElement>(null);
  const id = useId();
  const count = about.length;
  return (
    <Dialog
      kind="alertdialog"
      title={t('activation.ask.title', { count })}
      onClose={screen.cancel}
      focus={cancel}
      describedBy={id}
      actions={
        <>
          <Button ref={cancel} kind="secondary" onClick={screen.cancel}>
            {t('activation.ask.cancel')}
          </Button>
          <Button kind="primary" onClick={() => void screen.confirm()}>
            {t('activation.ask.confirm', { count })}
          </Button>
        </>
      }
    >
      <div id={id} className={flow.stack4}>
        <p>{t('activation.ask.text')}</p>
        <h3 className={styles.title}>{t('activation.ask.serials')}</h3>
        <ul className={styles.serials}>
          {about.map(({ serialNumber, value }) => (
            <li key={serialNumber} className={styles.serial}>
              <span>{formatSerialNumber(serialNumber)}</span> <span>{money(value)}</span>
            </li>
          ))}
        </ul>
        <p className={styles.sum}>
          <span>{t('activation.ask.sum')}</span> <strong>{sumOf(about).map(money).join(' + ')}</strong>
        </p>
      </div>
    </Dialog>
  );
});
