import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { SealedCode, ShopCode } from '#domain/redemption/redeemLink.ts';
import { mainUse, mayGoToTill } from '#domain/redemption/mainUse.ts';
import { Button } from '../../../kit/Button.tsx';
import { CopyButton } from '../../../kit/CopyButton.tsx';
import { ExternalLink } from '../../../kit/ExternalLink.tsx';
import { LATER_ICONS } from '../../../kit/laterIcons.ts';
import { useServices } from '../../../session/services.ts';
import { useText } from '../../../session/text.ts';
import { useCopyWords } from '../../../session/useCopyWords.ts';
import { codeAddress } from './codeAddress.ts';
import { type CodeRefs, selectAll } from './ShownCode.tsx';
import styles from './Ticket.module.scss';

interface UseCodeProps {
  sealed: SealedCode;
  code: ShopCode;
  refs: CodeRefs;
  onTill: () => void;
}

/** The ways to use the only code of a ticket: one primary button, the others quiet below it. */
export const UseCode = observer(function UseCode({ sealed, code, refs, onTill }: UseCodeProps) {
  const { t } = useText();
  const copyWords = useCopyWords();
  const { site } = useServices();
  // If the browser denies copying, the button that copies on the way to the shop leads nowhere.
  const [isDenied, setDenied] = useState(false);
  const toCode = codeAddress(code.url);
  const toShop = codeAddress(sealed.shop.link);
  const target = toCode ?? toShop;
  const redirects = target !== null && site.site.switches.showMerchantCodeRedirect;
  const { redeemable: places } = sealed.shop;
  const main = mainUse(code, { places, redirects, hasAddress: toCode !== null });
  const byPrimary = main === 'address' ? [toCode, toShop] : main === 'shop' && !isDenied ? [target] : [];
  const select = () => selectAll(refs.code);
  const outside = { newTab: true, notice: t('common.newTab') };
  return (
    <div className={styles.uses} data-print="never">
      {main === 'address' && toCode && (
        <ExternalLink href={toCode} look="primary" {...outside}>
          {t('merchantCode.toCode', { shop: sealed.shop.name })}
        </ExternalLink>
      )}
      {main === 'till' && (
        <Button icon={LATER_ICONS.shop} onClick={onTill}>
          {t('codePage.till')}
        </Button>
      )}
      {main === 'copy' && (
        <CopyButton
          kind="primary"
          text={code.code}
          words={copyWords(t('merchantCode.copy'))}
          onDenied={select}
        />
      )}
      {main === 'shop' && (
        <CopyButton
          kind="primary"
          text={code.code}
          words={{
            label: t('codePage.redirect'),
            copied: t('codePage.redirected'),
            denied: t('codePage.redirectDenied'),
          }}
          onCopied={() => void window.open(target ?? '', '_blank', 'noopener,noreferrer')}
          onDenied={() => {
            setDenied(true);
            select();
          }}
        />
      )}
      <div className={styles.quiet}>
        {main !== 'copy' && (
          <CopyButton
            kind="quiet"
            text={code.code}
            words={copyWords(t('merchantCode.copy'))}
            onDenied={select}
          />
        )}
        {typeof code.pin === 'string' && (
          <CopyButton
            kind="quiet"
            text={code.pin}
            words={copyWords(t('codePage.copyPin'))}
            onDenied={() => selectAll(refs.pin)}
          />
        )}
        {main !== 'till' && mayGoToTill(code, places) && (
          <Button kind="quiet" icon={LATER_ICONS.shop} onClick={onTill}>
            {t('codePage.till')}
          </Button>
        )}
        {toCode && !byPrimary.includes(toCode) && (
          <ExternalLink href={toCode} look="quiet" {...outside}>
            {t('merchantCode.toCode', { shop: sealed.shop.name })}
          </ExternalLink>
        )}
        {toShop && !byPrimary.includes(toShop) && (
          <ExternalLink href={toShop} look="quiet" {...outside}>
            {t('merchantCode.toShop')}
          </ExternalLink>
        )}
      </div>
    </div>
  );
});
