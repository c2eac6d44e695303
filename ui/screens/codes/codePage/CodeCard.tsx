import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '../../../kit/Button.tsx';
import { CopyButton, type CopyWords } from '../../../kit/CopyButton.tsx';
import { Icon } from '../../../kit/Icon.tsx';
import { ShopHead, ShopHeadLoading } from '../../../kit/ShopHead.tsx';
import { SpelledCode } from '../../../kit/SpelledCode.tsx';
import styles from './CodeCard.module.scss';
import { WrittenCode } from './WrittenCode.tsx';
import { LATER_ICONS } from '../../../kit/laterIcons.ts';

export type CodeState = { kind: 'sealed' } | { kind: 'revealed'; code: string; pin?: string | undefined };

interface CodeCardProps {
  /** Absent while the link loads. */
  shop?: string;
  logo?: string | undefined;
  /** Formatted, such as "25.00 €". */
  value?: string;
  /** Screen reader text in place of shop and value while they load. */
  loadingLabel: string;
  codeLabel: string;
  state: CodeState;
  /** Shown, and printed, in place of the code: "Your code is covered". */
  sealedText: string;
  revealLabel: string;
  onReveal: () => void;
  busy?: boolean;
  busyText?: string;
  pinLabel?: string;
  copy: CopyWords;
  copyPin?: CopyWords;
  /** Formatted: "Valid until 4 November 2029". */
  validity?: string | undefined;
  note?: ReactNode;
  /** The code as a barcode or QR code. */
  picture?: ReactNode;
  /** A button that copies the code and, once that succeeds, opens the page where it is used. */
  redirect?: { words: CopyWords; open: () => void; onDenied: () => void } | undefined;
  /** Which way of using the code is the primary button; there is only one. */
  main?: 'copy' | 'shop' | 'elsewhere';
  /** The primary button if it does not copy. */
  lead?: ReactNode;
  /** Further actions, in the same row as the copy button. */
  tools?: ReactNode;
  /** Links to rarely needed pages. */
  links?: ReactNode;
  /** True if the code's area takes the focus on mount, because the reveal button is unmounted. */
  focused?: boolean;
}

function selectAll(element: HTMLElement | null) {
  if (element) window.getSelection()?.selectAllChildren(element);
}

/** A shop's code: covered until a click, then in large letters that distinguish 0 from O, to copy and print. */
export function CodeCard({
  shop,
  logo,
  value = '',
  loadingLabel,
  codeLabel,
  state,
  sealedText,
  revealLabel,
  onReveal,
  busy = false,
  busyText,
  pinLabel,
  copy,
  copyPin,
  validity,
  note,
  picture,
  redirect,
  main = 'copy',
  lead,
  tools,
  links,
  focused = false,
}: CodeCardProps) {
  const code = useRef<HTMLElement>(null);
  const pin = useRef<HTMLElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const areaId = useId();
  const revealed = state.kind === 'revealed';
  const select = () => selectAll(code.current);
  useEffect(() => {
    if (focused) area.current?.focus();
  }, [focused]);
  return (
    <article className={styles.card}>
      {shop === undefined ? (
        <ShopHeadLoading label={loadingLabel} />
      ) : (
        <ShopHead shop={shop} logo={logo ?? null} value={value} />
      )}
      <div ref={area} id={areaId} className={styles.area} data-state={state.kind} tabIndex={-1}>
        <p className={styles.label}>{codeLabel}</p>
        {revealed ? (
          <>
            <WrittenCode ref={code} code={state.code} />
            {picture}
            {state.pin && (
              <p className={styles.pin}>
                {pinLabel} <SpelledCode ref={pin} text={state.pin} />
              </p>
            )}
          </>
        ) : (
          <p className={styles.sealed}>
            <Icon name={LATER_ICONS.lock} />
            {sealedText}
          </p>
        )}
      </div>
      <div className={styles.foot}>
        <div data-print="never">
          {revealed ? (
            <div className={styles.actions}>
              {lead}
              {main === 'copy' && (
                <CopyButton kind="primary" text={state.code} words={copy} onDenied={select} />
              )}
              {redirect && main === 'shop' && (
                <CopyButton
                  kind="primary"
                  text={state.code}
                  words={redirect.words}
                  onCopied={redirect.open}
                  onDenied={() => {
                    redirect.onDenied();
                    select();
                  }}
                />
              )}
              <div className={styles.tools}>
                {main !== 'copy' && (
                  <CopyButton kind="tool" text={state.code} words={copy} onDenied={select} />
                )}
                {state.pin && copyPin && (
                  <CopyButton
                    kind="tool"
                    text={state.pin}
                    words={copyPin}
                    onDenied={() => selectAll(pin.current)}
                  />
                )}
                {tools}
              </div>
            </div>
          ) : (
            <Button
              full
              busy={busy}
              busyText={busyText ?? ''}
              aria-expanded={false}
              aria-controls={areaId}
              onClick={onReveal}
            >
              {revealLabel}
            </Button>
          )}
        </div>
        {(validity ?? shop === undefined) && <p className={styles.validity}>{validity ?? '\u00a0'}</p>}
        {note && <div className={styles.note}>{note}</div>}
        {links && (
          <div className={styles.links} data-print="never">
            {links}
          </div>
        )}
      </div>
    </article>
  );
}
