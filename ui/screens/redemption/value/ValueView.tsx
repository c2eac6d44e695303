import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { useNavigate, useParams } from 'react-router';
import { coverage } from '#domain/basket/basket.ts';
import type { ShopDetails } from '#domain/shop/shop.ts';
import { isCovered, valueOptions } from '#domain/shop/valueChoice.ts';
import type { Voucher } from '#domain/voucher/voucher.ts';
import { Button } from '../../../kit/Button.tsx';
import { ButtonLink } from '../../../kit/ButtonLink.tsx';
import { Notice } from '../../../kit/Notice.tsx';
import { RadioCards } from '../../../kit/RadioCards.tsx';
import { useScreen, useServices, useShared } from '../../../session/services.ts';
import { useKeptAsFound } from '../../../session/useKeptAsFound.ts';
import { useWords } from '../../../session/words.ts';
import { RedemptionSummary } from '../steps/RedemptionSummary.tsx';
import { StepFrame, WithShop } from '../steps/StepFrame.tsx';
import { stepPaths } from '../../../parts/paths/stepPaths.ts';
import { useConsequence } from '../../../parts/basket/useConsequence.ts';
import { WithVoucher } from '../../../parts/voucher/WithVoucher.tsx';
import { ValueScreen } from './ValueScreen.ts';
import styles from './ValueView.module.scss';

/** Step 2: how much of the balance goes to the shop. */
export const ValueView = observer(function ValueView() {
  const { shopId = '' } = useParams();
  return (
    <WithVoucher>
      {(voucher) => (
        <WithShop key={shopId} id={shopId}>
          {/* With another balance other values can be had. */}
          {(shop) => <ValueStep key={voucher.balanceInCent} shop={shop} voucher={voucher} />}
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
  const { drafts } = useShared();
  const { redeemValueChooseable } = store.site.switches;
  // What this step puts into it itself changes nothing on the page that is being left.
  const found = useKeptAsFound(voucher);
  const basket = redeemValueChooseable ? found.basket : [];
  const isAddition = basket.length > 0;
  // What the basket already holds is no longer free.
  const freeInCent = coverage(basket, voucher.balanceInCent).remainingInCent;
  const screen = useScreen(
    () =>
      new ValueScreen(
        shop,
        valueOptions(shop.voucherValuesInCent, freeInCent, redeemValueChooseable),
        drafts,
        () => drafts.readBasket().length > 0,
      ),
  );
  const { currency } = voucher;
  const { valueInCent } = screen.form.draft;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isAddition) {
      if (screen.putIntoBasket()) void navigate('/basket');
    } else if (screen.submit()) void navigate(stepPaths('shop', shop.id).details);
  };
  const chosen =
    valueInCent === null ? [] : [{ shopId: shop.id, shopName: shop.name, valueInCent, quantity: 1 }];
  const leavesSomething = valueInCent !== null && valueInCent < freeInCent;
  const say = (amountInCent: number) => money({ amountInCent, currency });
  return (
    <StepFrame
      step="value"
      title={t(redeemValueChooseable ? 'value.title' : 'value.titleWhole')}
      lead={
        isAddition
          ? t('basket.free', { free: say(freeInCent), money: say(voucher.balanceInCent) })
          : t('value.balance', { money: say(voucher.balanceInCent) })
      }
      back="/shops"
      aside={
        <RedemptionSummary
          lines={[...basket, ...chosen]}
          undecided={valueInCent === null ? shop.name : undefined}
          voucher={voucher}
        />
      }
    >
      <form noValidate onSubmit={submit} className={styles.form}>
        <ValueHint />
        {redeemValueChooseable ? (
          <Choice
            screen={screen}
            shop={shop}
            voucher={voucher}
            freeInCent={freeInCent}
            isAddition={isAddition}
          />
        ) : (
          <p>
            {t('value.whole', {
              money: say(voucher.balanceInCent),
              shop: shop.name,
            })}
          </p>
        )}
        {screen.options.some(isCovered) && (
          <div className={styles.actions}>
            <Button type="submit" kind="primary" full>
              {t(isAddition ? 'basket.put' : 'value.go')}
            </Button>
            {redeemValueChooseable && leavesSomething && (
              <Button
                kind="secondary"
                full
                onClick={() => {
                  if (screen.putIntoBasket()) void navigate('/shops');
                }}
              >
                {t('basket.another')}
              </Button>
            )}
          </div>
        )}
      </form>
    </StepFrame>
  );
});

/** The site's advice on values, such as the British "best split into 2 x 15" (specification 9). */
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

interface ChoiceProps extends ValueStepProps {
  screen: ValueScreen;
  freeInCent: number;
  isAddition: boolean;
}

const Choice = observer(function Choice({ screen, shop, voucher, freeInCent, isAddition }: ChoiceProps) {
  const { t, money } = useWords();
  const { currency } = voucher;
  const covered = screen.options.filter(isCovered);
  const dearer = screen.options.filter((option) => !isCovered(option));
  const say = (amountInCent: number) => money({ amountInCent, currency });
  const consequenceText = useConsequence(currency, isAddition);
  return (
    <>
      {covered.length === 0 ? (
        <NoValue free={say(freeInCent)} isRest={freeInCent < voucher.balanceInCent} />
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
          error={screen.form.faults.value && t(FAULTS[screen.form.faults.value])}
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

const FAULTS = { choice: 'value.fault', full: 'basket.full' } as const;

const NoValue = observer(function NoValue({ free, isRest }: { free: string; isRest: boolean }) {
  const { t } = useWords();
  return (
    <div className={styles.none}>
      <p>{t(isRest ? 'basket.noValue' : 'value.none', { money: free })}</p>
      <ButtonLink to="/shops" kind="primary">
        {t('value.otherShop')}
      </ButtonLink>
      {isRest && (
        <ButtonLink to="/basket" kind="secondary">
          {t('basket.open')}
        </ButtonLink>
      )}
    </div>
  );
});
