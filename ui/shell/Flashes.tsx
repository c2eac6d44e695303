import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { BusyRegion } from '../kit/BusyRegion.tsx';
import { Button } from '../kit/Button.tsx';
import { Notice } from '../kit/Notice.tsx';
import { SafeHtml } from '../kit/SafeHtml.tsx';
import type { Flash } from '../session/FlashStore.ts';
import { useServices, useShared } from '../session/services.ts';
import { useText } from '../session/text.ts';
import styles from './Flashes.module.scss';

const isUrgent = ({ kind }: Flash) => kind === 'error' || kind === 'warning';

/** Flash messages (product 14.7). Both live regions exist from the start, so that later messages are announced. */
export const Flashes = observer(function Flashes() {
  const { arrival, flash } = useServices();
  const { carryFlashes } = useShared();
  // After a step from another document, as after any step, its messages stay and the heading takes the focus.
  useEffect(() => {
    const kept = carryFlashes.take();
    if (kept === null) return;
    for (const { kind, html } of kept) flash.show(kind, html);
    // A page drawn later than this takes the focus itself, since it is no longer the first.
    const isDrawn = !arrival.arrive();
    if (isDrawn && document.activeElement === document.body)
      document.querySelector('h1')?.focus({ preventScroll: true });
  }, [arrival, flash, carryFlashes]);
  const { t } = useText();
  const notice = ({ id, kind, html, undo }: Flash) => (
    <Notice
      key={id}
      kind={kind}
      word={t(`kind.${kind}`)}
      dismissLabel={t('frame.dismiss')}
      onDismiss={() => {
        flash.dismiss(id);
        // The focused button is gone with the message.
        document.getElementById('main')?.focus();
      }}
    >
      <SafeHtml html={html} />
      {undo && <UndoButton onClick={undo}>{t('strip.undo')}</UndoButton>}
    </Notice>
  );
  return (
    <div className={styles.flashes} data-print="never">
      <BusyRegion />
      <div role="alert" className={styles.region}>
        {flash.messages.filter(isUrgent).map(notice)}
      </div>
      <div aria-live="polite" className={styles.region}>
        {flash.messages.filter((message) => !isUrgent(message)).map(notice)}
      </div>
    </div>
  );
});

function UndoButton(props: { onClick: () => void; children: string }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The button that was pressed is gone. A new page focuses its heading instead.
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, []);
  useLayoutEffect(() => {
    const drawn = button.current;
    return () => {
      if (document.activeElement === drawn) document.getElementById('main')?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div className={styles.undo}>
      <Button kind="quiet" ref={button} {...props} />
    </div>
  );
}
