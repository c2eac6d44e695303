import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { lastDayOf, sharedLastDay } from '#domain/redemption/lastDay.ts';
import { isForTill, mayGoToTill } from '#domain/redemption/mainUse.ts';
import type { RevealedCode, SealedCode, ShopCode } from '#domain/redemption/redeemLink.ts';
import { Button } from '../../../kit/Button.tsx';
import { ExternalLink } from '../../../kit/ExternalLink.tsx';
import { LATER_ICONS } from '../../../kit/laterIcons.ts';
import { Ticket } from '../../../parts/ticket/Ticket.tsx';
import { useServices } from '../../../session/services.ts';
import { useText } from '../../../session/text.ts';
import { CodeAddress } from './CodeAddress.tsx';
import { codeAddress } from './codeAddress.ts';
import { CodeSummary } from './CodeSummary.tsx';
import { CodeOfSeveral } from './CodeOfSeveral.tsx';
import { CodeTools } from './CodeTools.tsx';
import { KeepTools } from './KeepTools.tsx';
import { ShownCode, useCodeRefs } from './ShownCode.tsx';
import styles from './Ticket.module.scss';
import { TillMode } from './TillMode.tsx';
import { UseCode } from './UseCode.tsx';
import { UnreadableCodes } from './UnreadableCodes.tsx';
import { useTicketHead } from './useTicketHead.ts';
import { useValidity } from './useValidity.ts';

interface RevealedCodesProps {
  sealed: SealedCode;
  revealed: RevealedCode;
  token: string;
  /** Button that saves the last valid day in a calendar. */
  reminder: ReactNode;
}

/** The ticket with its revealed codes, and the ways to use them. */
export const RevealedCodes = observer(function RevealedCodes(props: RevealedCodesProps) {
  const { sealed, revealed, token, reminder } = props;
  const { codes, unreadable } = revealed;
  const total = codes.length + unreadable;
  const [isAtTill, setAtTill] = useState(false);
  const [only] = codes;
  const keep = only !== undefined && <KeepTools sealed={sealed} revealed={revealed} />;
  const tools = (
    <CodeTools
      token={token}
      reminder={
        <>
          {reminder}
          {keep}
        </>
      }
    />
  );
  if (only === undefined) {
    return (
      <CodeSummary sealed={sealed}>
        <UnreadableCodes revealed={revealed} />
        {tools}
      </CodeSummary>
    );
  }
  const parts = { sealed, tools, onTill: () => setAtTill(true) };
  return (
    <>
      <UnreadableCodes revealed={revealed} />
      {total === 1 ? (
        <OneCode {...parts} code={only} />
      ) : (
        <SeveralCodes {...parts} codes={codes} total={total} />
      )}
      {isAtTill && <TillMode codes={codes} total={total} sealed={sealed} onClose={() => setAtTill(false)} />}
    </>
  );
});

interface CodesProps {
  sealed: SealedCode;
  tools: ReactNode;
  onTill: () => void;
}

const OneCode = observer(function OneCode({ sealed, tools, onTill, code }: CodesProps & { code: ShopCode }) {
  const { t } = useText();
  const head = useTicketHead(sealed);
  const refs = useCodeRefs();
  const validity = useValidity()(lastDayOf(code, sealed));
  const address = codeAddress(code.url);
  return (
    <Ticket
      {...head}
      foot={
        <>
          <UseCode sealed={sealed} code={code} refs={refs} onTill={onTill} />
          {validity !== null && <p className={styles.validity}>{validity}</p>}
          {address && <CodeAddress address={address} />}
          {tools}
        </>
      }
    >
      <ShownCode code={code} refs={refs} label={t('merchantCode.code')} focused />
    </Ticket>
  );
});

const SeveralCodes = observer(function SeveralCodes({
  sealed,
  tools,
  onTill,
  codes,
  total,
}: CodesProps & { codes: readonly ShopCode[]; total: number }) {
  const head = useTicketHead(sealed);
  const validityText = useValidity();
  const shared = sharedLastDay(codes, sealed);
  return (
    <Ticket
      {...head}
      foot={
        <>
          <UseAll sealed={sealed} codes={codes} onTill={onTill} />
          {shared !== null && <p className={styles.validity}>{validityText(shared)}</p>}
          {tools}
        </>
      }
    >
      <ol className={styles.codes}>
        {codes.map((code, index) => (
          <li key={code.code}>
            <CodeOfSeveral
              sealed={sealed}
              code={code}
              number={index + 1}
              total={total}
              validity={shared === null ? validityText(lastDayOf(code, sealed)) : null}
            />
          </li>
        ))}
      </ol>
    </Ticket>
  );
});

interface UseAllProps {
  sealed: SealedCode;
  codes: readonly ShopCode[];
  onTill: () => void;
}

/** What can be done with several codes at once: show them at the till, go to the shop. One of it is primary. */
const UseAll = observer(function UseAll({ sealed, codes, onTill }: UseAllProps) {
  const { t } = useText();
  const { site } = useServices();
  const { redeemable: places } = sealed.shop;
  const isScanned = codes.some((code) => isForTill(code, places));
  const toShop = codeAddress(sealed.shop.link);
  const leads = !isScanned && site.site.switches.showMerchantCodeRedirect;
  const till = codes.some((code) => mayGoToTill(code, places)) && (
    <Button kind={isScanned ? 'primary' : 'quiet'} icon={LATER_ICONS.shop} onClick={onTill}>
      {t('codePage.till')}
    </Button>
  );
  const shop = toShop && !codes.every(({ url }) => codeAddress(url)) && (
    <ExternalLink href={toShop} look={leads ? 'primary' : 'quiet'} newTab notice={t('common.newTab')}>
      {t('merchantCode.toShop')}
    </ExternalLink>
  );
  return (
    <div className={styles.uses} data-print="never">
      {isScanned && till}
      {leads && shop}
      <div className={styles.quiet}>
        {!isScanned && till}
        {!leads && shop}
      </div>
    </div>
  );
});
