import { observer } from 'mobx-react-lite';
import { canTopUp } from '#domain/charge/canTopUp.ts';
import { FormLayout } from '../../../frame/FormLayout.tsx';
import { OpenOrderNotice } from '../../../orders/OpenOrderNotice.tsx';
import { useCodeReader } from '../../../parts/codeForm/useCodeReader.ts';
import { TitledHeading } from '../../../parts/page/Page.tsx';
import { RequiresStorage } from '../../../parts/payment/RequiresStorage.tsx';
import { useArea, useScreen } from '../../../session/services.ts';
import { useText } from '../../../session/text.ts';
import { perHolder } from '../../../session/perHolder.tsx';
import flow from '../../../styles/flow.module.scss';
import { CHARGE } from '../services.ts';
import { AmountForm } from './AmountForm.tsx';
import { EnterScreen } from './EnterScreen.ts';
import { Explainer } from './Explainer.tsx';
import { SerialForm } from './SerialForm.tsx';

export const EnterView = observer(function EnterView() {
  const { t } = useText();
  return (
    <RequiresStorage title={t('charge.title')}>
      <Enter />
    </RequiresStorage>
  );
});

/** "Remove voucher" and "remove my data" clear these fields too. */
const Enter = perHolder(function Enter() {
  const { t } = useText();
  const screen = useEnterScreen();
  const { serial, amount, voucher } = screen;
  const isFaulty = Object.keys(voucher === null ? serial.faults : amount.faults).length > 0;
  return (
    <FormLayout
      title={
        <TitledHeading
          title={t('charge.title')}
          lead={voucher === null && t('charge.lead')}
          faultPrefix={isFaulty ? t('common.errorPrefix') : undefined}
        />
      }
      aside={<Explainer screen={screen} />}
    >
      <div className={flow.stack6}>
        <OpenOrderNotice />
        {voucher === null ? <SerialForm screen={screen} /> : <AmountForm screen={screen} voucher={voucher} />}
      </div>
    </FormLayout>
  );
});

function useEnterScreen(): EnterScreen {
  const { checkCharge, keepChargeEntry, kept, keepCharge } = useArea(CHARGE);
  const reader = useCodeReader();
  return useScreen(
    ({ site, language, session: { voucher }, askSecurityQuestion, captcha }) =>
      new EnterScreen({
        site: site.site,
        locale: () => language.locale,
        ask: askSecurityQuestion,
        captcha,
        reader,
        check: checkCharge,
        keepEntry: keepChargeEntry,
        kept,
        keepCharge,
        atHand: voucher && canTopUp(voucher, site.site) ? (voucher.serialNumber ?? '') : '',
      }),
  );
}
