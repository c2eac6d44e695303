import { observer } from 'mobx-react-lite';
import { useParams } from 'react-router';
import type { ShopDetails } from '#domain/shop/shop.ts';
import { ButtonLink } from '../../../kit/ButtonLink.tsx';
import { useServices } from '../../../session/services.ts';
import { useText } from '../../../session/text.ts';
import { useSpendableVoucher } from '../../../session/useSpendableVoucher.ts';
import { WithoutVoucher } from '../../../orders/WithoutVoucher.tsx';
import { ValueButtons } from '../../../parts/value/ValueButtons.tsx';
import { ValueChoice } from '../../../parts/value/ValueChoice.tsx';
import { useNoValueText } from '../../../parts/value/useNoValueText.ts';
import { useBalanceText } from '../../../parts/value/useBalanceText.ts';
import { type ValueStep, useValueStep } from '../../../parts/value/useValueStep.ts';
import { WithVoucher } from '../../../parts/voucher/WithVoucher.tsx';
import { RedemptionSummary } from '../steps/RedemptionSummary.tsx';
import { StepFrame, WithShop } from '../steps/StepFrame.tsx';
import styles from './ValueView.module.scss';

/** The choice of the value for one shop, for users who change it or open a link to the shop. */
export const ValueView = observer(function ValueView() {
  const { shopId = '' } = useParams();
  return (
    <WithVoucher without={<WithoutVoucher />}>
      {() => (
        <WithShop key={shopId} id={shopId}>
          {(shop) => <WithStep shop={shop} />}
        </WithShop>
      )}
    </WithVoucher>
  );
});

const WithStep = observer(function WithStep({ shop }: { shop: ShopDetails }) {
  const { site: store } = useServices();
  const { t } = useText();
  const step = useValueStep(shop, useSpendableVoucher());
  if (step !== null) return <Value step={step} />;
  // The frame shows the open order in its place.
  const title = store.site.switches.redeemValueChooseable ? 'value.title' : 'value.titleWhole';
  return <StepFrame step="choice" title={t(title)} back="/shops" />;
});

const Value = observer(function Value({ step }: { step: ValueStep }) {
  const { t } = useText();
  const { screen, shop, voucher, basket } = step;
  const { id: shopId, name: shopName, logo } = shop;
  const { valueInCent } = screen.form.draft;
  const chosen = valueInCent === null ? [] : [{ shopId, shopName, logo, valueInCent, quantity: 1 }];
  return (
    <StepFrame
      step="choice"
      title={t(step.isChooseable ? 'value.title' : 'value.titleWhole')}
      lead={useBalanceText(step)}
      back="/shops"
      backLabel={t(step.canHaveAny ? 'value.otherShop' : 'common.back')}
      aside={
        <RedemptionSummary
          lines={[...basket, ...chosen]}
          undecided={valueInCent === null ? shop : undefined}
          voucher={voucher}
        />
      }
    >
      {step.canHaveAny || <NoValue step={step} />}
      <ValueChoice step={step} />
      {step.canHaveAny && (
        <div className={styles.actions}>
          <ValueButtons step={step} />
        </div>
      )}
    </StepFrame>
  );
});

const NoValue = observer(function NoValue({ step }: { step: ValueStep }) {
  const { t } = useText();
  const { basket } = step;
  return (
    <div className={styles.none}>
      <p>{useNoValueText(step)}</p>
      <ButtonLink to="/shops" kind="primary">
        {t('value.otherShop')}
      </ButtonLink>
      {basket.length > 0 && (
        <ButtonLink to="/basket" kind="secondary">
          {t('basket.open')}
        </ButtonLink>
      )}
    </div>
  );
});
