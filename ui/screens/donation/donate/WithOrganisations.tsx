import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { AidOrganisation } from '#domain/donation/donation.ts';
import type { Voucher } from '#domain/voucher/voucher.ts';
import { FormLayout } from '../../../frame/FormLayout.tsx';
import { ButtonLink } from '../../../kit/ButtonLink.tsx';
import { Skeleton } from '../../../kit/Skeleton.tsx';
import { useArea } from '../../../session/services.ts';
import { DONATION } from '../services.ts';
import { useText } from '../../../session/text.ts';
import { AskAgain } from '../../../parts/answers/AskAgain.tsx';
import { useAnswer } from '../../../parts/answers/useAnswer.ts';
import { OpenOrderNotice } from '../../../orders/OpenOrderNotice.tsx';
import { BrandDrawing } from '../../../parts/page/BrandDrawing.tsx';
import { TitledHeading } from '../../../parts/page/Page.tsx';

interface WithOrganisationsProps {
  voucher: Voucher;
  children: (organisations: readonly AidOrganisation[]) => ReactNode;
}

/** Renders a step of a donation once the organisations are there, else says what is missing. */
export const WithOrganisations = observer(function WithOrganisations(props: WithOrganisationsProps) {
  const { voucher, children } = props;
  const { t } = useText();
  const { listOrganisations } = useArea(DONATION);
  const { categoryId } = voucher;
  const screen = useAnswer((locale) => listOrganisations.execute(categoryId, locale));
  const { state } = screen;
  if (state.kind === 'shown' && state.value.length > 0) return <>{children(state.value)}</>;
  return (
    <FormLayout
      title={<TitledHeading title={t('donate.title')} lead={t('donate.lead')} />}
      aside={<BrandDrawing />}
    >
      {state.kind !== 'loading' && <OpenOrderNotice />}
      {state.kind === 'loading' && (
        <Skeleton tall label={t('donate.loading')} shapes={['card', 'card', 'card', 'button']} />
      )}
      {state.kind === 'shown' && <p>{t('donate.none')}</p>}
      {state.kind === 'failed' && <AskAgain problem={state.problem} again={screen.load} kind="primary" />}
      {state.kind !== 'loading' && (
        <ButtonLink to="/shops" kind="secondary">
          {t('basket.toShops')}
        </ButtonLink>
      )}
    </FormLayout>
  );
});
