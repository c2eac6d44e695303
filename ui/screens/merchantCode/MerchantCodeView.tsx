import { observer } from 'mobx-react-lite';
import { useParams } from 'react-router';
import { type SafeHref, safeHref } from '#domain/link/safeHref.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { RevealedCode, SealedCode, ShopCode } from '#domain/redemption/redeemLink.ts';
import { CodeCard } from '../../frame/CodeCard.tsx';
import { FormLayout } from '../../frame/FormLayout.tsx';
import { Button } from '../../kit/Button.tsx';
import { ExternalLink } from '../../kit/ExternalLink.tsx';
import { Notice } from '../../kit/Notice.tsx';
import { Skeleton } from '../../kit/Skeleton.tsx';
import { ProblemPanel } from '../../problems/ProblemPanel.tsx';
import { useJourney, useScreen } from '../../services.ts';
import { useWords } from '../../words.ts';
import { TitledHeading } from '../Page.tsx';
import { MerchantCodeScreen } from './MerchantCodeScreen.ts';
import styles from './MerchantCodeView.module.scss';
import { VaultBrand } from './VaultBrand.tsx';

/** The page behind the e-mail's link: the shop's code, hidden until a click. */
export const MerchantCodeView = observer(function MerchantCodeView() {
  const { redeemLinkToken = '' } = useParams();
  return <OneLink key={redeemLinkToken} token={redeemLinkToken} />;
});

const OneLink = observer(function OneLink({ token }: { token: string }) {
  const { t } = useWords();
  const { openRedeemLink, revealCode } = useJourney();
  const screen = useScreen(() => new MerchantCodeScreen(openRedeemLink, revealCode, token));
  const { state } = screen;
  return (
    <FormLayout plain title={<TitledHeading title={t('merchantCode.title')} />}>
      {state.kind === 'loading' && <Skeleton label={t('merchantCode.loading')} shapes={['card', 'button']} />}
      {state.kind === 'failed' && (
        <ProblemPanel
          problem={onThisPage(state.problem)}
          actions={
            <Button kind="secondary" onClick={() => void screen.look()}>
              {t('common.tryAgain')}
            </Button>
          }
        />
      )}
      {'sealed' in state && (
        <div className={styles.card}>
          <VaultBrand />
          <Card screen={screen} sealed={state.sealed} />
        </div>
      )}
    </FormLayout>
  );
});

/** What failed here is the look at a voucher that has been paid for already: it waits, whatever the fault. */
function onThisPage(problem: Problem): Problem {
  return problem.kind === 'link-unknown' ? problem : { moneyState: 'reserved', ...problem };
}

interface CardProps {
  screen: MerchantCodeScreen;
  sealed: SealedCode;
}

const Card = observer(function Card({ screen, sealed }: CardProps) {
  const { state } = screen;
  if (sealed.state === 'DELAYED') return <Delayed screen={screen} />;
  if (state.kind === 'revealed') return <Revealed sealed={sealed} revealed={state.revealed} />;
  return (
    <div className={styles.card}>
      {state.kind === 'sealed' && state.problem && (
        <ProblemPanel problem={onThisPage(state.problem)} attempt={1} />
      )}
      <Sealed screen={screen} sealed={sealed} />
    </div>
  );
});

/** The words and facts that the card shows whether its code is covered or not. */
function useCardWords(sealed: SealedCode) {
  const { t, money, day, copyWords } = useWords();
  return {
    shop: sealed.shop.name,
    ...(sealed.shop.logo !== null && { logo: sealed.shop.logo }),
    value: money({ amountInCent: sealed.valueInCent, currency: sealed.currency }),
    codeLabel: t('merchantCode.code'),
    sealedText: t('merchantCode.sealed'),
    revealLabel: t('merchantCode.reveal'),
    busyText: t('merchantCode.revealing'),
    pinLabel: t('merchantCode.pin'),
    copy: copyWords(t('merchantCode.copy')),
    ...(sealed.validUntil !== null && {
      validity: t('merchantCode.validUntil', { date: day(sealed.validUntil) }),
    }),
  };
}

const Sealed = observer(function Sealed({ screen, sealed }: CardProps) {
  const words = useCardWords(sealed);
  return (
    <CodeCard
      {...words}
      state={{ kind: 'sealed' }}
      busy={screen.state.kind === 'revealing'}
      onReveal={() => void screen.reveal()}
    />
  );
});

const Revealed = observer(function Revealed({
  sealed,
  revealed,
}: {
  sealed: SealedCode;
  revealed: RevealedCode;
}) {
  const { t } = useWords();
  const words = useCardWords(sealed);
  const toShop = sealed.shop.link === null ? null : safeHref(sealed.shop.link);
  return (
    <div className={styles.card}>
      {revealed.codes.map((code, index) => (
        <CodeCard
          key={code.code}
          {...words}
          state={{ kind: 'revealed', code: code.code, ...(code.pin !== null && { pin: code.pin }) }}
          onReveal={() => undefined}
          focused={index === 0}
          {...(code.url !== null &&
            safeHref(code.url) && { note: <p className={styles.address}>{code.url}</p> })}
          actions={<CodeActions code={code} toShop={toShop} />}
        />
      ))}
      {revealed.instructions.length > 0 && (
        <section>
          <h2 className={styles.heading}>{t('merchantCode.howTo')}</h2>
          <ul className={styles.steps}>
            {revealed.instructions.map((instruction) => (
              <li key={instruction}>{instruction}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
});

const CodeActions = observer(function CodeActions({
  code,
  toShop,
}: {
  code: ShopCode;
  toShop: SafeHref | null;
}) {
  const { t } = useWords();
  const toCode = code.url === null ? null : safeHref(code.url);
  return (
    <>
      {toCode && (
        <ExternalLink href={toCode} look="secondary" newTab notice={t('common.newTab')}>
          {t('merchantCode.toCode')}
        </ExternalLink>
      )}
      {toShop && (
        <ExternalLink href={toShop} look="secondary" newTab notice={t('common.newTab')}>
          {t('merchantCode.toShop')}
        </ExternalLink>
      )}
      <Button kind="quiet" icon="print" onClick={() => window.print()}>
        {t('merchantCode.print')}
      </Button>
    </>
  );
});

const Delayed = observer(function Delayed({ screen }: { screen: MerchantCodeScreen }) {
  const { t } = useWords();
  return (
    <Notice kind="warning" word={t('kind.warning')}>
      <p>{t('merchantCode.delayed')}</p>
      <p>{t('merchantCode.delayedText')}</p>
      <Button kind="secondary" onClick={() => void screen.look()}>
        {t('merchantCode.refresh')}
      </Button>
    </Notice>
  );
});
