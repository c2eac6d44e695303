import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { isSpending } from '#domain/orders/openOrder.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { ShopDetails } from '#domain/shop/shop.ts';
import { FormLayout } from '../../../frame/FormLayout.tsx';
import { Button } from '../../../kit/Button.tsx';
import { ButtonLink } from '../../../kit/ButtonLink.tsx';
import { ProgressSteps } from '../../../kit/ProgressSteps.tsx';
import { ProblemPanel } from '../../../problems/ProblemPanel.tsx';
import { useServices, useShared } from '../../../session/services.ts';
import { useText } from '../../../session/text.ts';
import { OpenOrderNotice } from '../../../orders/OpenOrderNotice.tsx';
import { BackLink } from '../../../parts/page/BackLink.tsx';
import { TitledHeading } from '../../../parts/page/Page.tsx';
import { PageLoading } from '../../../parts/page/PageLoading.tsx';
import { useAnswer } from '../../../parts/answers/useAnswer.ts';
import { knownValue } from '../../../parts/value/knownValue.ts';

/**
 * The steps of a redemption, in order. Shop and value are one step: the shop's dialog, the value page and the basket
 * all belong to it.
 */
const STEPS = ['choice', 'details', 'check'] as const;
type Step = (typeof STEPS)[number];

interface StepFrameProps {
  step: Step;
  title: string;
  lead?: ReactNode;
  /** Prefix of the document title while the form has errors. */
  faultPrefix?: string | undefined;
  aside?: ReactNode;
  /** True if the aside comes before the form in the DOM, and so on a phone. */
  asideFirst?: boolean;
  /** On a phone, collapses the aside above the form behind this line. */
  asideFold?: ReactNode;
  /** True if the step consists of cards and needs no sheet around them. */
  plain?: boolean;
  /** Path of the previous step; null while the user cannot go back. */
  back: string | null;
  /** Label of the link back; default: "Back". */
  backLabel?: string;
  children?: ReactNode;
}

type StepProgressProps = Pick<StepFrameProps, 'step'> & Partial<Pick<StepFrameProps, 'back' | 'backLabel'>>;

export const StepProgress = observer(function StepProgress({ step, back, backLabel }: StepProgressProps) {
  const { t } = useText();
  const current = STEPS.indexOf(step);
  return (
    <ProgressSteps
      label={t('progress.label')}
      text={t('progress.text', { step: current + 1, steps: STEPS.length })}
      back={back && <BackLink to={back} label={backLabel} />}
      steps={STEPS.map((name) => t(`progress.${name}`))}
      current={current}
    />
  );
});

/**
 * The frame of every step of a redemption: link back, progress, title and summary. While an open order leaves the
 * balance uncertain, it replaces the steps before the check, because what they say depends on the balance (ADR 13).
 */
export const StepFrame = observer(function StepFrame({
  step,
  title,
  lead,
  faultPrefix,
  aside,
  asideFirst,
  asideFold,
  plain = false,
  back,
  backLabel,
  children,
}: StepFrameProps) {
  const { openAnywhere } = useServices();
  // The check page shows the pending order itself.
  const isOpen = step !== 'check' && isSpending(openAnywhere.value);
  return (
    <FormLayout
      plain={plain}
      progress={<StepProgress step={step} back={back} {...(backLabel !== undefined && { backLabel })} />}
      title={<TitledHeading title={title} faultPrefix={faultPrefix} {...(lead && !isOpen && { lead })} />}
      {...(aside && !isOpen && { aside, asideFirst, asideFold })}
    >
      {step !== 'check' && <OpenOrderNotice />}
      {!isOpen && children}
    </FormLayout>
  );
});

interface WithShopProps {
  id: string;
  children: (shop: ShopDetails) => ReactNode;
}

/** Renders a step about one shop once the shop is loaded; before that a skeleton or the problem. */
export const WithShop = observer(function WithShop({ id, children }: WithShopProps) {
  const { kept, openShop } = useShared();
  const screen = useAnswer((locale) => openShop.execute(id, locale, knownValue(kept, id)));
  if (screen.state.kind === 'shown') return <>{children(screen.state.value)}</>;
  if (screen.state.kind === 'loading') return <StepLoading />;
  return <ShopsFailed problem={screen.state.problem} onRetry={() => void screen.load()} />;
});

/** Replaces a step until its shops are loaded. */
export const StepLoading = observer(function StepLoading() {
  const { t } = useText();
  return <PageLoading tall label={t('shop.loading')} shapes={['title', 'line', 'card', 'card']} />;
});

/** Replaces a step whose shops could not be loaded. */
export const ShopsFailed = observer(function ShopsFailed({
  problem,
  onRetry,
}: {
  problem: Problem;
  onRetry: () => void;
}) {
  const { t } = useText();
  return (
    <FormLayout title={<TitledHeading title={t('value.title')} />}>
      <ProblemPanel
        problem={problem}
        again={onRetry}
        actions={
          <>
            <ButtonLink to="/shops" kind="primary">
              {t('value.otherShop')}
            </ButtonLink>
            <Button kind="secondary" onClick={onRetry}>
              {t('common.tryAgain')}
            </Button>
          </>
        }
      />
    </FormLayout>
  );
});
