import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router';
import type { OpenedEntry } from '#application/thirdParty/openThirdPartyEntry.ts';
import { lastFour } from '#domain/voucher/lastFour.ts';
import type { Voucher } from '#domain/voucher/voucher.ts';
import { FormLayout } from '../../../frame/FormLayout.tsx';
import { SummaryCard } from '../../../frame/SummaryCard.tsx';
import { Button } from '../../../kit/Button.tsx';
import { ButtonLink } from '../../../kit/ButtonLink.tsx';
import { Skeleton } from '../../../kit/Skeleton.tsx';
import { TitledHeading } from '../../../parts/page/Page.tsx';
import { useLinkPart } from '../../../parts/paths/useLinkPart.ts';
import { ProblemPanel } from '../../../problems/ProblemPanel.tsx';
import { useArea, useScreen, useServices } from '../../../session/services.ts';
import { isBalanceUncertain } from '../../../session/spendableVoucher.ts';
import { useText } from '../../../session/text.ts';
import flow from '../../../styles/flow.module.scss';
import { ENTRY } from '../services.ts';
import { type ThirdPartyState, ThirdPartyScreen } from './ThirdPartyScreen.ts';

/** The page behind a partner's link to a voucher. Navigates to the shops at once if no other voucher is in use. */
export const ThirdPartyView = observer(function ThirdPartyView() {
  const ident = useLinkPart('ident');
  return <OneEntry key={ident} ident={ident} />;
});

const OneEntry = observer(function OneEntry({ ident }: { ident: string }) {
  const { session } = useServices();
  const { openThirdPartyEntry } = useArea(ENTRY);
  const take = useTake();
  const screen = useScreen(
    () => new ThirdPartyScreen({ ident, open: openThirdPartyEntry, held: () => session.held, take }),
  );
  const { state } = screen;
  if (state.kind === 'failed') return <Failed screen={screen} state={state} />;
  if (state.kind === 'choosing') return <Choosing screen={screen} state={state} />;
  return <Opening />;
});

/**
 * Returns a function that puts the partner's voucher into use and navigates to the shops. It replaces the history
 * entry, so that "back" does not open the link again.
 */
function useTake(): (entry: OpenedEntry) => void {
  const navigate = useNavigate();
  const { takeThirdPartyEntry } = useArea(ENTRY);
  return (entry) => {
    takeThirdPartyEntry.execute(entry);
    void navigate('/shops', { replace: true });
  };
}

const Opening = observer(function Opening() {
  const { t } = useText();
  return (
    <FormLayout plain title={<TitledHeading title={t('thirdParty.loadingTitle')} />}>
      <Skeleton label={t('thirdParty.loading')} shapes={['card', 'button']} />
    </FormLayout>
  );
});

interface PartProps<Kind extends ThirdPartyState['kind']> {
  screen: ThirdPartyScreen;
  state: Extract<ThirdPartyState, { kind: Kind }>;
}

const Failed = observer(function Failed({ screen, state }: PartProps<'failed'>) {
  const { t } = useText();
  return (
    <FormLayout plain title={<TitledHeading title={t('thirdParty.failedTitle')} />}>
      <ProblemPanel
        problem={state.problem}
        attempt={state.attempt}
        actions={
          <>
            {state.problem.kind !== 'third-party-unknown' && (
              <Button kind="secondary" onClick={() => void screen.open()}>
                {t('common.tryAgain')}
              </Button>
            )}
            <ButtonLink to="/" kind="secondary">
              {t('thirdParty.enterCode')}
            </ButtonLink>
          </>
        }
      />
    </FormLayout>
  );
});

const Choosing = observer(function Choosing({ screen, state }: PartProps<'choosing'>) {
  const { t } = useText();
  const { partner, session } = state.entry;
  const name = useVoucherName();
  const isUncertain = isBalanceUncertain(useServices());
  return (
    <FormLayout
      title={<TitledHeading title={t('thirdParty.replaceTitle')} lead={t('thirdParty.replaceText')} />}
    >
      <div className={flow.stack4}>
        <SummaryCard
          title={t('thirdParty.both')}
          rows={[
            { label: t('thirdParty.brought', { partner: partner.name }), value: name(session.voucher) },
            { label: t('thirdParty.inUse'), value: name(state.held.voucher, isUncertain) },
          ]}
        />
        <Button kind="primary" full onClick={screen.take}>
          {t('thirdParty.take', { partner: partner.name })}
        </Button>
        <ButtonLink to="/shops" kind="secondary" full replace>
          {t('thirdParty.keep')}
        </ButtonLink>
      </div>
    </FormLayout>
  );
});

/** Returns a function that names a voucher: "Voucher …4821 · 50.00 €". It discloses no more than the strip. */
function useVoucherName(): (voucher: Voucher, isUncertain?: boolean) => string {
  const { t, money } = useText();
  return ({ serialNumber, balanceInCent, currency }, isUncertain = false) => {
    const balance = money({ amountInCent: balanceInCent, currency });
    if (serialNumber === null) return isUncertain ? t('strip.titlePlain') : balance;
    const title = t('strip.title', { lastFour: lastFour(serialNumber) });
    return isUncertain ? title : `${title} · ${balance}`;
  };
}
