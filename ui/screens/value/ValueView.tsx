import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { useNavigate, useParams } from 'react-router';
import type { ShopDetails } from '#domain/shop/shop.ts';
import { isCovered, valueOptions } from '#domain/shop/valueChoice.ts';
import type { Voucher } from '#domain/voucher/voucher.ts';
import { Button } from '../../kit/Button.tsx';
import { ButtonLink } from '../../kit/ButtonLink.tsx';
import { Notice } from '../../kit/Notice.tsx';
import { RadioCards } from '../../kit/RadioCards.tsx';
import { useJourney, useScreen, useServices } from '../../services.ts';
import { useWords } from '../../words.ts';
import { RedemptionSummary } from '../RedemptionSummary.tsx';
import { StepFrame, WithShop } from '../StepFrame.tsx';
import { useConsequence } from '../useConsequence.ts';
import { WithVoucher } from '../WithVoucher.tsx';
import { ValueScreen } from './ValueScreen.ts';
import styles from './ValueView.module.scss';

/** Step 2: how much of the balance goes to the shop. */
export const ValueView = observer(function ValueView() {
  const { shopId = '' } = useParams();
  return (
    <WithVoucher>
      {(voucher) => (
        <WithShop key={shopId} id={shopId}>
          {(shop) => <ValueStep shop={shop} voucher={voucher} />}
        </WithShop>
      )}
    </WithVoucher>
  );
});

interface ValueStepProps {
  shop: ShopDetails;
  voucher: Voucher;
}

const ValueStep = observer(function ValueStep({ shop, voucher }: ValueStepProps) {
  const { site: store } = useServices();
  const { t, money } = useWords();
  const navigate = useNavigate();
  const { drafts } = useJourney();
  const { redeemValueChooseable } = store.site.switches;
  const screen = useScreen(
    () =>
      new ValueScreen(
        shop.id,
        valueOptions(shop.voucherValuesInCent, voucher.balanceInCent, redeemValueChooseable),
        drafts,
      ),
  );
  const { currency } = voucher;
  const { valueInCent } = screen.form.draft;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (screen.submit()) void navigate(`/redeem/${shop.id}/details`);
  };
  return (
    <StepFrame
      step="value"
      title={t(redeemValueChooseable ? 'value.title' : 'value.titleWhole')}
      lead={t('value.balance', { money: money({ amountInCent: voucher.balanceInCent, currency }) })}
      back="/shops"
      aside={<RedemptionSummary shop={shop} voucher={voucher} valueInCent={valueInCent} />}
    >
      <form noValidate onSubmit={submit} className={styles.form}>
        <ValueHint />
        {redeemValueChooseable ? (
          <Choice screen={screen} shop={shop} voucher={voucher} />
        ) : (
          <p>
            {t('value.whole', {
              money: money({ amountInCent: voucher.balanceInCent, currency }),
              shop: shop.name,
            })}
          </p>
        )}
        {screen.options.some(isCovered) && (
          <Button type="submit" kind="primary" full>
            {t('value.go')}
          </Button>
        )}
      </form>
    </StepFrame>
  );
});

/** The site's advice on values, as the British "best split into 2 x 15" (specification 9). */
const ValueHint = observer(function ValueHint() {
  const { site: store } = useServices();
  const { t, siteText } = useWords();
  if (!store.site.valueHint) return null;
  return (
    <Notice kind="info" word={t('kind.info')}>
      {siteText(store.site.valueHint)}
    </Notice>
  );
});

const Choice = observer(function Choice({ screen, shop, voucher }: ValueStepProps & { screen: ValueScreen }) {
  const { t, money } = useWords();
  const { currency } = voucher;
  const covered = screen.options.filter(isCovered);
  const dearer = screen.options.filter((option) => !isCovered(option));
  const say = (amountInCent: number) => money({ amountInCent, currency });
  const consequenceText = useConsequence(currency);
  return (
    <>
      {covered.length === 0 ? (
        <NoValue balance={say(voucher.balanceInCent)} />
      ) : (
        <RadioCards
          id="value"
          name="value"
          legend={t('value.legend', { shop: shop.name })}
          options={covered.map(({ valueInCent, consequence }) => ({
            value: String(valueInCent),
            title: say(valueInCent),
            note: consequenceText(consequence),
          }))}
          value={screen.form.draft.valueInCent === null ? undefined : String(screen.form.draft.valueInCent)}
          onChange={(value) => screen.form.change({ valueInCent: Number(value) })}
          error={screen.form.faults.value && t('value.fault')}
          errorPrefix={t('common.errorPrefix')}
          columns={3}
        />
      )}
      {dearer.length > 0 && (
        <section className={styles.dearer}>
          <h2 className={styles.heading}>{t('value.dearer')}</h2>
          <ul>
            {dearer.map(({ valueInCent, consequence }) => (
              <li key={valueInCent}>
                <strong>{say(valueInCent)}</strong> <span>{consequenceText(consequence)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
});

const NoValue = observer(function NoValue({ balance }: { balance: string }) {
  const { t } = useWords();
  return (
    <div className={styles.none}>
      <p>{t('value.none', { money: balance })}</p>
      <ButtonLink to="/shops" kind="primary">
        {t('value.otherShop')}
      </ButtonLink>
    </div>
  );
});
