import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import type { RevealedCode, SealedCode, ShopCode } from '#domain/redemption/redeemLink.ts';
import { isForTill, mainUse, mayGoToTill } from '#domain/redemption/mainUse.ts';
import { CodeCard } from './CodeCard.tsx';
import cardStyles from './CodeCard.module.scss';
import { Button } from '../../../kit/Button.tsx';
import { ExternalLink } from '../../../kit/ExternalLink.tsx';
import { useServices } from '../../../session/services.ts';
import { useText } from '../../../session/text.ts';
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
  /** Button that saves the last valid day in a calendar. */
  reminder: ReactNode;
}

/** The revealed codes, with the ways to use them. */
export const RevealedCodes = observer(function RevealedCodes({
  sealed,
  revealed,
  token,
  reminder,
}: RevealedCodesProps) {
  const { codes } = revealed;
  const [isAtTill, setAtTill] = useState(false);
  const isTillFirst = codes.length === 1 && codes.some(isForTill);
  const tools = (
    <Tools
      token={token}
      reminder={reminder}
      {...(!isTillFirst && codes.some(mayGoToTill) && { onTill: () => setAtTill(true) })}
    />
  );
  return (
    <div className={styles.card}>
      {codes.map((code, index) => (
        <OneCode
          key={code.code}
          sealed={sealed}
          code={code}
          index={index}
          total={codes.length}
          tools={codes.length === 1 && tools}
          onTill={() => setAtTill(true)}
        />
      ))}
      {codes.length > 1 && (
        <div className={cardStyles.tools} data-print="never">
          {tools}
        </div>
      )}
      {isAtTill && <TillMode codes={codes} shop={sealed.shop.name} onClose={() => setAtTill(false)} />}
    </div>
  );
});

interface OneCodeProps {
  sealed: SealedCode;
  code: ShopCode;
  index: number;
  total: number;
  /** Actions for all codes, if this is the only one. */
  tools: ReactNode;
  onTill: () => void;
}

const OneCode = observer(function OneCode({ sealed, code, index, total, tools, onTill }: OneCodeProps) {
  const { t, day, copyWords } = useText();
  const { site } = useServices();
  const words = useCardWords(sealed);
  const toCode = codeAddress(code.url);
  const toShop = codeAddress(sealed.shop.link);
  const target = toCode ?? toShop;
  const number = index + 1;
  const open = () => void window.open(target ?? '', '_blank', 'noopener,noreferrer');
  const redirects = target !== null && site.site.switches.showMerchantCodeRedirect;
  const main = mainUse(code, { redirects, hasAddress: toCode !== null });
  // If the primary button leads there too, the link only serves browsers that deny copying.
  const [isDenied, setDenied] = useState(false);
  const leadsBy = main === 'shop' && !isDenied ? target : null;
  const shopLink = toShop && toShop !== leadsBy && (
    <ExternalLink href={toShop} look="quiet" newTab notice={t('common.newTab')}>
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
  const tillButton = (
    <Button kind="primary" icon={LATER_ICONS.shop} onClick={onTill}>
      {t('codePage.till')}
    </Button>
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
      main={main === 'shop' || main === 'copy' ? main : 'elsewhere'}
      {...(redirects && {
        redirect: {
          open,
          onDenied: () => setDenied(true),
          words: {
            label: t('codePage.redirect'),
            copied: t('codePage.redirected'),
            denied: t('codePage.redirectDenied'),
          },
        },
      })}
      lead={main === 'address' ? codeLink : main === 'till' && total === 1 && tillButton}
      tools={tools}
      links={
        <>
          {main !== 'address' && codeLink}
          {shopLink}
        </>
      }
    />
  );
});

/** Where the code is used. The host is shown in punycode, so that a look-alike domain is recognisable. */
const Address = observer(function Address({ address }: { address: string }) {
  const { t } = useText();
  return (
    <>
      <p className={styles.address}>{t('codePage.leadsTo', { host: new URL(address).host })}</p>
      <p className={styles.address}>{address}</p>
    </>
  );
});

interface ToolsProps {
  token: string;
  reminder: ReactNode;
  /** Absent if the till's button is the card's primary one, or if no till takes the code. */
  onTill?: () => void;
}

/** The actions for the codes in one row: till mode, PDF, print, calendar. */
const Tools = observer(function Tools({ token, reminder, onTill }: ToolsProps) {
  const { t } = useText();
  const { site } = useServices();
  return (
    <>
      {onTill && (
        <Button kind="tool" icon={LATER_ICONS.shop} onClick={onTill}>
          {t('codePage.till')}
        </Button>
      )}
      {site.site.switches.showMerchantCodePdfDownload && <PdfButton token={token} />}
      <Button kind="tool" icon={LATER_ICONS.print} onClick={() => window.print()}>
        {t('merchantCode.print')}
      </Button>
      {reminder}
    </>
  );
});
