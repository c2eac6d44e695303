import { observer } from 'mobx-react-lite';
import type { SealedCode, ShopCode } from '#domain/redemption/redeemLink.ts';
import { CopyButton } from '../../../kit/CopyButton.tsx';
import { ExternalLink } from '../../../kit/ExternalLink.tsx';
import { useText } from '../../../session/text.ts';
import { useCopyWords } from '../../../session/useCopyWords.ts';
import { CodeAddress } from './CodeAddress.tsx';
import { codeAddress } from './codeAddress.ts';
import { ShownCode, selectAll, useCodeRefs } from './ShownCode.tsx';
import styles from './Ticket.module.scss';

interface CodeOfSeveralProps {
  sealed: SealedCode;
  code: ShopCode;
  number: number;
  total: number;
  /** Formatted; null where all codes share it. */
  validity: string | null;
}

/** One of several codes on a ticket, with what can be done with it alone. */
export const CodeOfSeveral = observer(function CodeOfSeveral(props: CodeOfSeveralProps) {
  const { sealed, code, number, total, validity } = props;
  const { t } = useText();
  const copyWords = useCopyWords();
  const refs = useCodeRefs();
  const address = codeAddress(code.url);
  const label = t('codePage.codeOf', { number, total });
  const copy = (
    <CopyButton
      kind={address ? 'quiet' : 'secondary'}
      text={code.code}
      words={copyWords(t('codePage.copyOne', { number }))}
      onDenied={() => selectAll(refs.code)}
    />
  );
  return (
    <ShownCode code={code} refs={refs} label={label} focused={number === 1}>
      {validity && <p className={styles.validity}>{validity}</p>}
      {address && <CodeAddress address={address} />}
      <div className={styles.ownUses} data-print="never">
        {address && (
          <ExternalLink href={address} look="secondary" newTab notice={t('common.newTab')}>
            {t('merchantCode.toCodeOne', { number, shop: sealed.shop.name })}
          </ExternalLink>
        )}
        {copy}
        {typeof code.pin === 'string' && (
          <CopyButton
            kind="quiet"
            text={code.pin}
            words={copyWords(t('codePage.copyPinOne', { number }))}
            onDenied={() => selectAll(refs.pin)}
          />
        )}
      </div>
    </ShownCode>
  );
});
