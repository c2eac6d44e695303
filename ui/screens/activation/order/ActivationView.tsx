import { observer } from 'mobx-react-lite';
import { useParams } from 'react-router';
import { type ActivationLink, quotableReference } from '#domain/activation/activationLink.ts';
import { FormLayout } from '../../../frame/FormLayout.tsx';
import { Button } from '../../../kit/Button.tsx';
import { Skeleton } from '../../../kit/Skeleton.tsx';
import { useFocusWhenLost } from '../../../kit/useFocusWhenLost.ts';
import { BrandDrawing } from '../../../parts/page/BrandDrawing.tsx';
import { TitledHeading } from '../../../parts/page/Page.tsx';
import { ProblemPanel } from '../../../problems/ProblemPanel.tsx';
import { useArea, useScreen } from '../../../session/services.ts';
import { useWords } from '../../../session/words.ts';
import { ACTIVATION } from '../services.ts';
import { ActivationScreen } from './ActivationScreen.ts';
import styles from './ActivationView.module.scss';
import { BusinessCard } from './BusinessCard.tsx';
import { OrderSheet } from './OrderSheet.tsx';

/** The page on which a giver activates the vouchers of an order. */
export const ActivationView = observer(function ActivationView() {
  const { orderSource: source = '', orderReference: reference = '', orderHash: hash = '' } = useParams();
  return <OneOrder key={[source, reference, hash].join('/')} link={{ source, reference, hash }} />;
});

const OneOrder = observer(function OneOrder({ link }: { link: ActivationLink }) {
  const { t } = useWords();
  const { activateVouchers, openActivation } = useArea(ACTIVATION);
  const screen = useScreen(
    () => new ActivationScreen({ open: openActivation, activate: activateVouchers, link }),
  );
  const { state } = screen;
  const part = useFocusWhenLost<HTMLDivElement>(state.kind);
  const isCompany = state.kind === 'open' && state.order.buyer === 'company';
  return (
    <FormLayout
      plain={state.kind !== 'open'}
      title={
        <TitledHeading title={t('activation.title')} lead={state.kind === 'open' && t('activation.lead')} />
      }
      aside={
        <div className={styles.aside}>
          <BrandDrawing />
          {isCompany && <BusinessCard />}
        </div>
      }
    >
      <meta name="robots" content="noindex" />
      <div ref={part} tabIndex={-1}>
        {state.kind === 'loading' && (
          <Skeleton label={t('activation.loading')} shapes={['card', 'card', 'button']} />
        )}
        {state.kind === 'closed' && <Closed screen={screen} link={link} />}
        {state.kind === 'open' && <OrderSheet screen={screen} state={state} reference={link.reference} />}
      </div>
    </FormLayout>
  );
});

/** Why the order cannot be shown, and what to quote to customer service. */
const Closed = observer(function Closed({
  screen,
  link,
}: {
  screen: ActivationScreen;
  link: ActivationLink;
}) {
  const { t } = useWords();
  const { state } = screen;
  if (state.kind !== 'closed') return null;
  const reference = quotableReference(link);
  return (
    <div className={styles.closed}>
      <ProblemPanel
        problem={state.problem}
        quoted={reference}
        again={() => void screen.look()}
        {...(screen.refusals > 1 && { attempt: screen.refusals })}
        actions={
          state.problem.kind !== 'activation-unknown' && (
            <Button kind="secondary" onClick={() => void screen.look()}>
              {t('common.tryAgain')}
            </Button>
          )
        }
      />
      {reference !== null && <p className={styles.text}>{t('activation.quote', { reference })}</p>}
    </div>
  );
});
