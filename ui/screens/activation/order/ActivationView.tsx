import { observer } from 'mobx-react-lite';
import { useParams } from 'react-router';
import { type GivenOrder, isAllActivated, waitingVouchers } from '#domain/activation/activation.ts';
import { type ActivationLink, quotableReference } from '#domain/activation/activationLink.ts';
import { safeHref } from '#domain/link/safeHref.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { FormLayout } from '../../../frame/FormLayout.tsx';
import { Section } from '../../../frame/Section.tsx';
import { ExternalLink } from '../../../kit/ExternalLink.tsx';
import { Skeleton } from '../../../kit/Skeleton.tsx';
import { useFocusWhenLost } from '../../../kit/useFocusWhenLost.ts';
import { AskAgain } from '../../../parts/answers/AskAgain.tsx';
import { BrandDrawing } from '../../../parts/page/BrandDrawing.tsx';
import { TitledHeading } from '../../../parts/page/Page.tsx';
import { useLinkPart } from '../../../parts/paths/useLinkPart.ts';
import { useArea, useScreen, useServices } from '../../../session/services.ts';
import { useText } from '../../../session/text.ts';
import flow from '../../../styles/flow.module.scss';
import { ACTIVATION } from '../services.ts';
import { ActivationScreen } from './ActivationScreen.ts';
import styles from './ActivationView.module.scss';
import { OrderSheet } from './OrderSheet.tsx';

export const ActivationView = observer(function ActivationView() {
  const { orderSource: source = '', orderReference: reference = '' } = useParams();
  const hash = useLinkPart('orderHash');
  return <OneOrder key={[source, reference, hash].join('/')} link={{ source, reference, hash }} />;
});

const OneOrder = observer(function OneOrder({ link }: { link: ActivationLink }) {
  const { t } = useText();
  const { activateVouchers, openActivation } = useArea(ACTIVATION);
  const screen = useScreen(
    () => new ActivationScreen({ open: openActivation, activate: activateVouchers, link }),
  );
  const { state } = screen;
  const part = useFocusWhenLost<HTMLDivElement>(state.kind);
  const lead = state.kind === 'open' && leadOf(state.order);
  const isCompany = state.kind === 'open' && state.order.buyer === 'company';
  return (
    <FormLayout
      plain={state.kind !== 'open'}
      title={<TitledHeading title={t('activation.title')} lead={lead && t(`activation.${lead}`)} />}
      aside={
        <div className={flow.stack6}>
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
        {state.kind === 'closed' && <Closed screen={screen} link={link} problem={state.problem} />}
        {state.kind === 'open' && <OrderSheet screen={screen} state={state} reference={link.reference} />}
      </div>
    </FormLayout>
  );
});

/** What there is to do, or that all is done; null where the rest is blocked. */
function leadOf(order: GivenOrder): 'lead' | 'allDone' | null {
  if (waitingVouchers(order).length > 0) return 'lead';
  return order.vouchers.length > 0 && isAllActivated(order) ? 'allDone' : null;
}

interface ClosedProps {
  screen: ActivationScreen;
  link: ActivationLink;
  problem: Problem;
}

/** Why the order cannot be shown, with the reference to quote to customer service. */
const Closed = observer(function Closed({ screen, link, problem }: ClosedProps) {
  const { t } = useText();
  const reference = quotableReference(link);
  return (
    <div className={flow.stack6}>
      <AskAgain
        problem={problem}
        about={{ orderNumber: reference }}
        again={screen.look}
        helps={problem.kind !== 'activation-unknown'}
        {...(screen.refusals > 1 && { attempt: screen.refusals })}
      />
      {reference !== null && <p>{t('activation.quote', { reference })}</p>}
    </div>
  );
});

/** Link for companies that bought vouchers, if the site has business pages. */
const BusinessCard = observer(function BusinessCard() {
  const { site: store } = useServices();
  const { t } = useText();
  const { b2bLinks } = store.site;
  const website = safeHref(b2bLinks?.b2bWebsite ?? '');
  const contact = safeHref(b2bLinks?.b2bContactForm ?? '');
  if (website === null && contact === null) return null;
  const leaves = { newTab: true, notice: t('common.newTab') };
  return (
    <Section title={t('activation.business.title')}>
      <p className={styles.text}>{t('activation.business.text')}</p>
      <div className={styles.links}>
        {website && (
          <ExternalLink href={website} {...leaves}>
            {t('activation.business.site')}
          </ExternalLink>
        )}
        {contact && (
          <ExternalLink href={contact} {...leaves}>
            {t('activation.business.contact')}
          </ExternalLink>
        )}
      </div>
    </Section>
  );
});
