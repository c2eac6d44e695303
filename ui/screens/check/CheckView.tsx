import { observer } from 'mobx-react-lite';
import { Navigate, useNavigate, useParams } from 'react-router';
import { formQuestions, parseCustomer } from '#domain/customer/customerForm.ts';
import { startingPoint } from '#domain/redemption/startingPoint.ts';
import type { ShopDetails } from '#domain/shop/shop.ts';
import type { Voucher } from '#domain/voucher/voucher.ts';
import { Button } from '../../kit/Button.tsx';
import { ButtonLink } from '../../kit/ButtonLink.tsx';
import { Skeleton } from '../../kit/Skeleton.tsx';
import { ProblemPanel } from '../../problems/ProblemPanel.tsx';
import { useJourney, useScreen, useServices } from '../../services.ts';
import { useWords } from '../../words.ts';
import { StepFrame, WithShop } from '../StepFrame.tsx';
import { useChosen } from '../useChosen.ts';
import { WithVoucher } from '../WithVoucher.tsx';
import { CheckList } from './CheckList.tsx';
import { CheckScreen } from './CheckScreen.ts';
import styles from './CheckView.module.scss';
import type { CheckStepProps } from './checkStepProps.ts';
import { RedeemForm } from './RedeemForm.tsx';

/** Step 4: everything once more, the notes, and the press that redeems. */
export const CheckView = observer(function CheckView() {
  const { shopId = '' } = useParams();
  return (
    <WithVoucher>
      {(voucher) => (
        <WithShop key={shopId} id={shopId}>
          {(shop) => <Complete shop={shop} voucher={voucher} />}
        </WithShop>
      )}
    </WithVoucher>
  );
});

/** Whoever arrives here without a value or with an unfinished form goes back to that step. */
const Complete = observer(function Complete({ shop, voucher }: { shop: ShopDetails; voucher: Voucher }) {
  const { site: store } = useServices();
  const { drafts } = useJourney();
  const { site } = store;
  const open = drafts.readUnderWay();
  const draft = useChosen(shop, voucher) ?? open?.draft;
  const customer = parseCustomer(drafts.readCustomer(), formQuestions(site.switches, shop), site.country);
  // An order that is still open comes before anything that was chosen since.
  if (open && open.draft.shopId !== shop.id)
    return <Navigate to={`/redeem/${open.draft.shopId}/check`} replace />;
  if (!draft) return <Navigate to={`/redeem/${shop.id}/value`} replace />;
  if (!customer.ok) return <Navigate to={`/redeem/${shop.id}/details`} replace />;
  return <CheckStep shop={shop} voucher={voucher} draft={draft} customer={customer.value} />;
});

const CheckStep = observer(function CheckStep(props: CheckStepProps) {
  const { shop, voucher, draft, customer } = props;
  const { arrival, choices, session, site: store } = useServices();
  const { drafts, quoteRedemption, receipts, redeem: place, findRedemption, newKey } = useJourney();
  const { t } = useWords();
  const navigate = useNavigate();
  const screen = useScreen(
    () =>
      new CheckScreen({
        quote: quoteRedemption,
        redeem: place,
        find: findRedemption,
        newKey,
        draft,
        orders: drafts,
        endedBy: session.endedBy,
        onDone: async (redemption, quote) => {
          const balance = { amountInCent: redemption.remainingBalanceInCent, currency: quote.currency };
          const voucherValidUntil = voucher.validUntil;
          receipts.write({ redemption, email: customer.email, balance, voucherValidUntil });
          session.spend(balance);
          // There the voucher is forgotten (ADR 20). Replaced: Back cannot resubmit.
          await navigate('/thankyou', { replace: true });
          // With nothing left to redeem nobody needs the details any more; for the rest they are kept.
          if (redemption.remainingBalanceInCent === 0) drafts.clear();
        },
      }),
  );
  const redeem = () =>
    void screen.redeem({
      customer,
      campaign: store.site.redeemCampaign,
      isPaybackCustomer: choices.readPaybackCustomer(),
      startingPoint: startingPoint(arrival.path, arrival.source, arrival.campaign),
    });
  const { state } = screen;
  return (
    <StepFrame
      step="check"
      plain
      title={t('check.title')}
      faultPrefix={screen.untickedFault ? t('common.errorPrefix') : undefined}
      back={screen.isOpen ? null : `/redeem/${shop.id}/details`}
    >
      <div className={styles.check}>
        {state.kind === 'counting' && (
          <Skeleton label={t('check.counting')} shapes={['card', 'line', 'button']} />
        )}
        {state.kind === 'uncountable' && (
          <ProblemPanel
            problem={state.problem}
            attempt={1}
            actions={
              <>
                <Button kind="primary" onClick={() => void screen.count()}>
                  {t('common.tryAgain')}
                </Button>
                <ButtonLink to="/shops" kind="secondary">
                  {t('value.otherShop')}
                </ButtonLink>
              </>
            }
          />
        )}
        {'quote' in state && (
          <>
            <CheckList {...props} draft={screen.draft} quote={state.quote} isFixed={screen.isOpen} />
            <RedeemForm screen={screen} shop={shop} quote={state.quote} onRedeem={redeem} />
          </>
        )}
      </div>
    </StepFrame>
  );
});
