import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect } from 'react';
import { useNavigate } from 'react-router';
import type { Voucher } from '#domain/voucher/voucher.ts';
import { FormLayout } from '../../../frame/FormLayout.tsx';
import { SummaryCard } from '../../../frame/SummaryCard.tsx';
import { Button } from '../../../kit/Button.tsx';
import { ButtonLink } from '../../../kit/ButtonLink.tsx';
import { Skeleton } from '../../../kit/Skeleton.tsx';
import { TitledHeading } from '../../../parts/page/Page.tsx';
import { useVoucherTitle } from '../../../parts/voucher/useVoucherTitle.ts';
import { useLinkPart } from '../../../parts/paths/useLinkPart.ts';
import { ProblemPanel } from '../../../problems/ProblemPanel.tsx';
import { useArea, useScreen, useServices } from '../../../session/services.ts';
import { isBalanceUncertain } from '../../../session/spendableVoucher.ts';
import { useText } from '../../../session/text.ts';
import flow from '../../../styles/flow.module.scss';
import { type BalanceViewProps, BalanceView } from '../balance/BalanceView.tsx';
import { ENTRY } from '../services.ts';
import { type ThirdPartyState, ThirdPartyScreen } from './ThirdPartyScreen.ts';

interface ThirdPartyViewProps {
  /** Loads the wall's page before it is drawn. */
  ahead: BalanceViewProps['ahead'];
}

/** The page behind a partner's link to a voucher. Shows its balance, unless another voucher is in use. */
export const ThirdPartyView = observer(function ThirdPartyView(props: ThirdPartyViewProps) {
  const ident = useLinkPart('ident');
  return <OneEntry key={ident} ident={ident} {...props} />;
});

const OneEntry = observer(function OneEntry({ ident, ahead }: ThirdPartyViewProps & { ident: string }) {
  const { session } = useServices();
  const { openThirdPartyEntry, takeThirdPartyEntry } = useArea(ENTRY);
  const navigate = useNavigate();
  const screen = useScreen(
    () =>
      new ThirdPartyScreen({
        ident,
        open: openThirdPartyEntry,
        held: () => session.held,
        take: (entry) => takeThirdPartyEntry.execute(entry),
      }),
  );
  const { state } = screen;
  // A voucher that has ended meanwhile leaves nothing to show here.
  const isOver = state.kind === 'taken' && session.held === null;
  useEffect(() => {
    if (isOver) void navigate('/shops', { replace: true });
  }, [isOver, navigate]);
  if (state.kind === 'failed') return <Failed screen={screen} state={state} />;
  if (state.kind === 'choosing') return <Choosing screen={screen} state={state} />;
  return state.kind === 'taken' && !isOver ? <Brought ahead={ahead} /> : <Opening />;
});

/** What the partner brought. The wall takes this page's place, so that "back" does not open the link again. */
const Brought = observer(function Brought({ ahead }: ThirdPartyViewProps) {
  useLayoutEffect(() => {
    // Hides the strip, which says the same.
    document.documentElement.dataset['scene'] = '';
    return () => void delete document.documentElement.dataset['scene'];
  }, []);
  return (
    <FormLayout title={null}>
      <BalanceView ahead={ahead} isScene={false} to="/shops" replaces />
    </FormLayout>
  );
});

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
  const { money } = useText();
  const titleOf = useVoucherTitle();
  return (voucher, isUncertain = false) => {
    if (isUncertain) return titleOf(voucher);
    const balance = money({ amountInCent: voucher.balanceInCent, currency: voucher.currency });
    return voucher.serialNumber === null ? balance : `${titleOf(voucher)} · ${balance}`;
  };
}
