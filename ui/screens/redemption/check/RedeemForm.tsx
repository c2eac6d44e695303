import { observer } from 'mobx-react-lite';
import type { WhyLost } from '#application/orders/orderState.ts';
import type { Quote } from '#domain/redemption/redemption.ts';
import { Button } from '../../../kit/Button.tsx';
import { ButtonLink } from '../../../kit/ButtonLink.tsx';
import { ProblemPanel } from '../../../problems/ProblemPanel.tsx';
import { useServices } from '../../../session/services.ts';
import { useText } from '../../../session/text.ts';
import { LostOrder } from '../../../orders/LostOrder.tsx';
import { OpenOrderNotice } from '../../../orders/OpenOrderNotice.tsx';
import { HeldBack } from '../../../orders/HeldBack.tsx';
import { NotesForm } from '../../../orders/NotesForm.tsx';
import { UnkeptNotice } from '../../../orders/UnkeptNotice.tsx';
import type { ShopAnswers } from '#domain/redemption/shopLines.ts';
import { UnclearOutcome } from '../../../orders/UnclearOutcome.tsx';
import { FaultyLine } from './FaultyLine.tsx';
import type { CheckScreen } from './CheckScreen.ts';
import { Notes, shopsOfDraft } from './Notes.tsx';
import styles from './CheckView.module.scss';

const LOST = {
  lapsed: 'openOrder.lapsedRedemption',
  mismatch: 'openOrder.mismatchRedemption',
  contradicted: 'problem.payment-contradicted.cause',
} as const satisfies Readonly<Record<WhyLost, string>>;

interface RedeemFormProps {
  screen: CheckScreen;
  answers: ShopAnswers;
  quote: Quote;
  onRedeem: () => void;
}

/**
 * The notices, the checkbox and the button that redeems. While the outcome is unclear there is no button (product 6.5).
 */
export const RedeemForm = observer(function RedeemForm({
  screen,
  answers,
  quote,
  onRedeem,
}: RedeemFormProps) {
  const { t, money } = useText();
  const { draft } = screen;
  const shops = shopsOfDraft(draft, answers);
  const covered = money({ amountInCent: quote.coveredInCent, currency: quote.currency });
  const { state } = screen;
  if (state.kind === 'lost') {
    return (
      <LostOrder
        text={t(LOST[state.why])}
        why={state.why}
        reference={quote.id}
        onLook={() => void screen.findOut()}
        onGoOn={() => void screen.goOn()}
      />
    );
  }
  if (state.kind === 'unclear' || state.kind === 'finding-out') {
    return (
      <UnclearOutcome
        screen={screen.order}
        onFindOut={screen.findOut}
        state={state}
        kind="redemption-unclear"
        finding={t('check.finding')}
      />
    );
  }
  if (screen.order.state.kind === 'held-back') return <HeldBack order={screen.order} />;
  return (
    <NotesForm
      screen={screen.order}
      words={{
        tick: t('check.notes'),
        fault: t('check.notesFault'),
        go:
          shops.length > 1
            ? t('basket.redeem', { money: covered, count: shops.length })
            : t('check.redeem', { money: covered, shop: shops[0]?.name ?? '' }),
        busy: t('check.busy'),
      }}
      onGo={onRedeem}
      after={<SiteNote switchName="showInfoAfterRedeemButton" />}
    >
      {state.kind === 'refused' && (
        <ProblemPanel
          problem={state.problem}
          attempt={1}
          actions={
            <>
              <FaultyLine problem={state.problem} draft={draft} answers={answers} />
              <AfterRefusal screen={screen} />
            </>
          }
        />
      )}
      {screen.order.state.kind === 'blocked' && <OpenOrderNotice />}
      <Notes shops={shops} />
      <SiteNote switchName="showInfoBeforeRedeemButton" />
      {screen.order.unkept && <UnkeptNotice />}
    </NotesForm>
  );
});

const SITE_NOTES = {
  showInfoBeforeRedeemButton: 'check.infoBefore',
  showInfoAfterRedeemButton: 'check.infoAfter',
} as const;

const SiteNote = observer(function SiteNote({ switchName }: { switchName: keyof typeof SITE_NOTES }) {
  const { site: store } = useServices();
  const { t } = useText();
  return store.site.switches[switchName] ? <p className={styles.info}>{t(SITE_NOTES[switchName])}</p> : null;
});

/** What helps after a refusal: another shop, or a new quote if the terms of the redemption have changed. */
const AfterRefusal = observer(function AfterRefusal({ screen }: { screen: CheckScreen }) {
  const { t } = useText();
  if (screen.state.kind !== 'refused') return null;
  const { kind } = screen.state.problem;
  const isBasket = screen.draft.place === 'basket';
  if (kind === 'shop-gone' || kind === 'shop-refuses-card' || kind === 'partner-unavailable') {
    return (
      <ButtonLink to={isBasket ? '/basket' : '/shops'} kind="secondary">
        {t(isBasket ? 'basket.change' : 'value.otherShop')}
      </ButtonLink>
    );
  }
  if (kind !== 'redemption-changed' && kind !== 'ordered-elsewhere') return null;
  return (
    <Button kind="secondary" onClick={() => void screen.count()}>
      {t('common.tryAgain')}
    </Button>
  );
});
