import { observer } from 'mobx-react-lite';
import { EMPTY_DRAFT } from '#domain/customer/customer.ts';
import { FormLayout } from '../../../frame/FormLayout.tsx';
import { Button } from '../../../kit/Button.tsx';
import { Skeleton } from '../../../kit/Skeleton.tsx';
import { TitledHeading } from '../../../parts/page/Page.tsx';
import { BrandDrawing } from '../../../parts/page/BrandDrawing.tsx';
import { useLinkPart } from '../../../parts/paths/useLinkPart.ts';
import { useArea, useScreen, useShared } from '../../../session/services.ts';
import { perHolder } from '../../../session/perHolder.tsx';
import { useText } from '../../../session/text.ts';
import { FRAUD } from '../services.ts';
import { CheckProblem } from './CheckProblem.tsx';
import { FraudCheckScreen } from './FraudCheckScreen.ts';
import type { CheckPageState } from './checkState.ts';
import { ShownCheck } from './ShownCheck.tsx';

/** The page of the fraud check of a large redemption, step by step. */
export const FraudCheckView = observer(function FraudCheckView() {
  const ident = useLinkPart('ident');
  return <OneCheck key={ident} ident={ident} />;
});

const OneCheck = perHolder(function OneCheck({ ident }: { ident: string }) {
  const { kept: typed } = useShared();
  const { keepFraudData, kept, openFraudCheck, takeFraudStep, uploads } = useArea(FRAUD);
  const screen = useScreen(({ now, site }) => {
    const known = typed.read('customerDraft') ?? EMPTY_DRAFT;
    const { firstName, lastName, street, streetNumber, additionalAddress, postalCode, city } = known;
    const person = { firstName, lastName, street, streetNumber, additionalAddress, postalCode, city };
    return new FraudCheckScreen({
      open: openFraudCheck,
      take: takeFraudStep,
      keepData: keepFraudData,
      kept,
      uploads,
      now,
      ident,
      country: site.site.country,
      draft: { ...person, confirmed: [] },
    });
  });
  const { state } = screen;
  return (
    <>
      <meta name="robots" content="noindex" />
      {state.kind === 'shown' ? (
        <ShownCheck key={screen.steps} screen={screen} check={state.check} step={state.step} />
      ) : (
        <Unopened screen={screen} state={state} />
      )}
    </>
  );
});

interface UnopenedProps {
  screen: FraudCheckScreen;
  state: Exclude<CheckPageState, { kind: 'shown' }>;
}

const Unopened = observer(function Unopened({ screen, state }: UnopenedProps) {
  const { t } = useText();
  return (
    <FormLayout plain title={<TitledHeading title={t('fraud.title')} />} aside={<BrandDrawing />}>
      {state.kind === 'loading' ? (
        <Skeleton tall label={t('fraud.loading')} shapes={['card', 'field', 'field', 'button']} />
      ) : (
        <CheckProblem
          problem={state.problem}
          {...(screen.refusals > 0 && { attempt: screen.refusals })}
          again={() => void screen.look()}
          actions={
            state.problem.kind !== 'check-unknown' && (
              <Button kind="secondary" onClick={() => void screen.look()}>
                {t('common.tryAgain')}
              </Button>
            )
          }
        />
      )}
    </FormLayout>
  );
});
