import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { RevealedCode, SealedCode, ShopCode } from '#domain/redemption/redeemLink.ts';
import { type MainUse, isForTill, mainUse } from '#domain/redemption/mainUse.ts';
import { CodeCard } from './CodeCard.tsx';
import { Button } from '../../../kit/Button.tsx';
import { ExternalLink } from '../../../kit/ExternalLink.tsx';
import { useServices } from '../../../session/services.ts';
import { useWords } from '../../../session/words.ts';
import { codeAddress } from './codeAddress.ts';
import { CodePicture } from './CodePicture.tsx';
import styles from './CodePageView.module.scss';
import { PdfButton } from './PdfButton.tsx';
import { TillMode } from './TillMode.tsx';
import { useCardWords } from './useCardWords.ts';
import { LATER_ICONS } from '../../../kit/laterIcons.ts';

interface RevealedCodesProps {
  sealed: SealedCode;
  revealed: RevealedCode;
  token: string;
}

/** The revealed codes, with everything that helps to use them. */
export const RevealedCodes = observer(function RevealedCodes({
  sealed,
  revealed,
  token,
}: RevealedCodesProps) {
  const { t } = useWords();
  const { codes, instructions } = revealed;
  return (
    <div className={styles.card}>
      {codes.map((code, index) => (
        <OneCode key={code.code} sealed={sealed} code={code} index={index} total={codes.length} />
      ))}
      <Tools codes={codes} shop={sealed.shop.name} token={token} />
      {instructions.length > 0 && (
        <section data-print="never">
          <h2 className={styles.heading}>{t('merchantCode.howTo')}</h2>
          <ul className={styles.steps}>
            {instructions.map((instruction) => (
              <li key={instruction}>{instruction}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
});

interface OneCodeProps {
  sealed: SealedCode;
  code: ShopCode;
  index: number;
  total: number;
}

const OneCode = observer(function OneCode({ sealed, code, index, total }: OneCodeProps) {
  const { t, day, copyWords } = useWords();
  const { site } = useServices();
  const words = useCardWords(sealed);
  const toCode = codeAddress(code.url);
  const toShop = codeAddress(sealed.shop.link);
  const target = toCode ?? toShop;
  const number = index + 1;
  const open = () => void window.open(target ?? '', '_blank', 'noopener,noreferrer');
  const redirects = target !== null && site.site.switches.showMerchantCodeRedirect;
  const main = mainUse(code, { redirects, hasAddress: toCode !== null });
  // The code can only be copied: then the shop is the next step, so its link stands beside the button.
  const isPlain = !redirects && toCode === null;
  const shopLink = toShop && (
    <ExternalLink href={toShop} look={isPlain ? 'secondary' : 'quiet'} newTab notice={t('common.newTab')}>
      {t('merchantCode.toShop')}
    </ExternalLink>
  );
  const codeLink = toCode && (
    <ExternalLink
      href={toCode}
      look={main === 'address' ? 'primary' : 'quiet'}
      newTab
      notice={t('common.newTab')}
    >
      {t('merchantCode.toCode')}
    </ExternalLink>
  );
  return (
    <CodeCard
      {...words}
      {...(total > 1 && {
        codeLabel: t('codePage.codeOf', { number, total }),
        copy: copyWords(t('codePage.copyOne', { number })),
      })}
      copyPin={copyWords(t('codePage.copyPin'))}
      {...(code.validUntil !== null && {
        validity: t('merchantCode.validUntil', { date: day(code.validUntil) }),
      })}
      state={{ kind: 'revealed', code: code.code, ...(code.pin !== null && { pin: code.pin }) }}
      onReveal={() => undefined}
      focused={index === 0}
      {...(code.symbology !== null && {
        picture: <CodePicture code={code.code} symbology={code.symbology} />,
      })}
      {...(toCode && { note: <Address address={toCode} /> })}
      main={MAIN_ON_CARD[main]}
      {...(redirects && {
        redirect: {
          open,
          words: {
            label: t('codePage.redirect'),
            copied: t('codePage.redirected'),
            denied: t('codePage.redirectDenied'),
          },
        },
      })}
      lead={main === 'address' && codeLink}
      beside={isPlain && shopLink}
      links={
        !isPlain && (
          <>
            {main !== 'address' && codeLink}
            {shopLink}
          </>
        )
      }
    />
  );
});

/** Which button of the card is the primary one. The till's button stands below the card, and an address is a link. */
const MAIN_ON_CARD = {
  till: 'elsewhere',
  address: 'elsewhere',
  shop: 'redirect',
  copy: 'copy',
} as const satisfies Record<MainUse, string>;

/**
 * Where the code is used. The host is shown as the network sees it (punycode), so that nobody is led to a look-alike.
 */
const Address = observer(function Address({ address }: { address: string }) {
  const { t } = useWords();
  return (
    <>
      <p className={styles.address}>{t('codePage.leadsTo', { host: new URL(address).host })}</p>
      <p className={styles.address}>{address}</p>
    </>
  );
});

const Tools = observer(function Tools({
  codes,
  shop,
  token,
}: {
  codes: readonly ShopCode[];
  shop: string;
  token: string;
}) {
  const { t } = useWords();
  const { site } = useServices();
  const [isAtTill, setAtTill] = useState(false);
  return (
    <div className={styles.tools} data-print="never">
      <Button
        kind={codes.some(isForTill) ? 'primary' : 'secondary'}
        icon={LATER_ICONS.shop}
        onClick={() => setAtTill(true)}
      >
        {t('codePage.till')}
      </Button>
      <Button kind="secondary" icon={LATER_ICONS.print} onClick={() => window.print()}>
        {t('merchantCode.print')}
      </Button>
      {site.site.switches.showMerchantCodePdfDownload && <PdfButton token={token} />}
      {isAtTill && <TillMode codes={codes} shop={shop} onClose={() => setAtTill(false)} />}
    </div>
  );
});
