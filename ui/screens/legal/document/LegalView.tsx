import type { ParseKeys } from 'i18next';
import { observer } from 'mobx-react-lite';
import type { Locale } from '#domain/language/locale.ts';
import { safeHref } from '#domain/link/safeHref.ts';
import type { LegalFacts, LegalPage } from '#domain/legal/legalDocument.ts';
import type { Site } from '#domain/site/site.ts';
import { FormLayout } from '../../../frame/FormLayout.tsx';
import { Skeleton } from '../../../kit/Skeleton.tsx';
import { AskAgain } from '../../../parts/answers/AskAgain.tsx';
import { useAnswer } from '../../../parts/answers/useAnswer.ts';
import { TitledHeading } from '../../../parts/page/Page.tsx';
import { useArea, useServices } from '../../../session/services.ts';
import { useText } from '../../../session/text.ts';
import { LEGAL } from '../services.ts';
import { Contents } from './Contents.tsx';
import { type Addresses, DocumentText } from './DocumentText.tsx';

/** Each title is the text of the footer's link to the page. */
const TITLES: Readonly<Record<LegalPage, ParseKeys>> = {
  conditions: 'site.footer.conditions',
  accessibility: 'site.footer.accessibility',
  usTerms: 'site.footer.terms',
  usPrivacy: 'site.footer.privacy',
  usNotice: 'site.footer.legalNotice',
};

/** A legal page: the document in the current language, with version and date; can be printed. */
const LegalView = observer(function LegalView({ page }: { page: LegalPage }) {
  const { t } = useText();
  const { site: store } = useServices();
  const { openLegalDocument } = useArea(LEGAL);
  const screen = useAnswer((locale) =>
    openLegalDocument.execute(page, locale, store.own, factsOf(store.own, locale)),
  );
  const { state } = screen;
  return (
    <FormLayout
      title={<TitledHeading title={t(TITLES[page])} lead={state.kind === 'shown' && state.value.lead} />}
      aside={state.kind === 'shown' && <Contents sections={state.value.sections} />}
      asideFirst
    >
      {state.kind === 'loading' && (
        <Skeleton
          tall
          label={t('legal.loading')}
          shapes={['title', 'line', 'line', 'title', 'line', 'line']}
        />
      )}
      {state.kind === 'failed' && (
        <AskAgain
          problem={state.problem}
          money={{ sentence: t('legal.untouched') }}
          again={screen.load}
          kind="primary"
        />
      )}
      {state.kind === 'shown' && <DocumentText document={state.value} addresses={addressesOf(store.own)} />}
    </FormLayout>
  );
});

/** Customer service's addresses as the facts write them; unsafe ones get no link. */
function addressesOf({ support }: Site): Addresses {
  const { email, phone } = support;
  const links = [
    [email, safeHref(`mailto:${email}`)] as const,
    ...(phone === null ? [] : [[unbroken(phone), safeHref(`tel:${phone}`)] as const]),
  ];
  return new Map(links.flatMap(([written, href]) => (href === null ? [] : [[written, href]])));
}

/** Non-breaking spaces, so that a phone number does not wrap. */
const unbroken = (phone: string): string => phone.replaceAll(' ', '\u00a0');

/** The site's facts that documents mention, formatted for the locale. */
function factsOf({ brand, support, validityYears, website }: Site, locale: Locale): LegalFacts {
  const years = new Intl.NumberFormat(locale, { style: 'unit', unit: 'year', unitDisplay: 'long' });
  const either = new Intl.ListFormat(locale, { type: 'disjunction' });
  return {
    brand,
    contact: either.format([support.email, ...(support.phone === null ? [] : [unbroken(support.phone)])]),
    validity: years.format(validityYears),
    website: website.replace(/^https:\/\/(www\.)?|\/$/g, ''),
  };
}

export const ConditionsView = () => <LegalView page="conditions" />;
export const AccessibilityView = () => <LegalView page="accessibility" />;
export const UsTermsView = () => <LegalView page="usTerms" />;
export const UsPrivacyView = () => <LegalView page="usPrivacy" />;
export const UsNoticeView = () => <LegalView page="usNotice" />;
