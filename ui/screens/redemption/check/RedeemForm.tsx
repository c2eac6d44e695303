import { observer } from 'mobx-react-lite';
import type { RedemptionDraft } from '#domain/redemption/draft.ts';
import type { Quote } from '#domain/redemption/redemption.ts';
import type { ShopAnswers } from '#domain/redemption/shopLines.ts';
import type { ProblemKind } from '#domain/problem/problem.ts';
import { Button } from '../../../kit/Button.tsx';
import { ButtonLink } from '../../../kit/ButtonLink.tsx';
import { DirectOrder } from '../../../orders/DirectOrder.tsx';
import { useServices } from '../../../session/services.ts';
import { useText } from '../../../session/text.ts';
import type { CheckScreen } from './CheckScreen.ts';
import styles from './CheckView.module.scss';
import { FaultyLine } from './FaultyLine.tsx';
import { Notes, shopsOfDraft } from './Notes.tsx';
import { useRedemptionWords } from './useRedemptionWords.ts';

interface RedeemFormProps {
  screen: CheckScreen;
  draft: RedemptionDraft;
  answers: ShopAnswers;
  quote: Quote;
}

/** The notices, the checkbox and the button that redeems. */
export const RedeemForm = observer(function RedeemForm({ screen, draft, answers, quote }: RedeemFormProps) {
  const { t, money } = useText();
  const { order } = screen;
  const { state } = order;
  const shops = shopsOfDraft(draft, answers);
  const covered = money({ amountInCent: quote.coveredInCent, currency: quote.currency });
  return (
    <DirectOrder
      order={order}
      words={useRedemptionWords()}
      onFindOut={screen.findOut}
      onGoOn={() => void screen.goOn()}
      press={{
        notes: t('check.notesTitle'),
        tick: t('check.notes'),
        fault: t('check.notesFault'),
        go:
          shops.length > 1
            ? t('basket.redeem', { money: covered, count: shops.length })
            : t('check.redeem', { money: covered, shop: shops[0]?.name ?? '' }),
        busy: t('check.busy'),
      }}
      onGo={() => void screen.redeem()}
      actions={
        state.kind === 'refused' && (
          <>
            <FaultyLine problem={state.problem} draft={draft} answers={answers} />
            <AfterRefusal
              kind={state.problem.kind}
              isBasket={draft.place === 'basket'}
              onCount={() => void screen.count()}
            />
          </>
        )
      }
      after={<SiteNote switchName="showInfoAfterRedeemButton" />}
    >
      <Notes shops={shops} />
      <SiteNote switchName="showInfoBeforeRedeemButton" />
    </DirectOrder>
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

interface AfterRefusalProps {
  kind: ProblemKind;
  isBasket: boolean;
  /** Requests a new quote. */
  onCount: () => void;
}

/** What helps after a refusal: another shop, or a new quote if the terms of the redemption have changed. */
const AfterRefusal = observer(function AfterRefusal({ kind, isBasket, onCount }: AfterRefusalProps) {
  const { t } = useText();
  if (kind === 'shop-gone' || kind === 'shop-refuses-card' || kind === 'partner-unavailable') {
    return (
      <ButtonLink to={isBasket ? '/basket' : '/shops'} kind="secondary">
        {t(isBasket ? 'basket.change' : 'value.otherShop')}
      </ButtonLink>
    );
  }
  if (kind !== 'redemption-changed' && kind !== 'ordered-elsewhere') return null;
  return (
    <Button kind="secondary" onClick={onCount}>
      {t('common.tryAgain')}
    </Button>
  );
});
