import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { FlashList } from '../frame/FlashList.tsx';
import { SafeHtml } from '../kit/SafeHtml.tsx';
import { useServices, useShared } from '../session/services.ts';
import { useWords } from '../session/words.ts';

/** The flash messages: four kinds, with a few HTML tags (specification 8). */
export const Flashes = observer(function Flashes() {
  const { arrival, flash } = useServices();
  const { carryFlashes } = useShared();
  // A step that has left the document before this one ends as any other: what was said stays, and the heading has the focus.
  useEffect(() => {
    const kept = carryFlashes.take();
    if (kept === null) return;
    for (const { kind, html } of kept) flash.show(kind, html);
    // A page that is drawn later than this takes the focus by itself, since it is no longer the first.
    const isDrawn = !arrival.arrive();
    if (isDrawn && document.activeElement === document.body)
      document.querySelector('h1')?.focus({ preventScroll: true });
  }, [arrival, flash, carryFlashes]);
  const { t } = useWords();
  return (
    <FlashList
      items={flash.messages.map(({ id, kind, html }) => ({
        id: String(id),
        kind,
        content: <SafeHtml html={html} />,
      }))}
      words={{
        success: t('kind.success'),
        info: t('kind.info'),
        warning: t('kind.warning'),
        error: t('kind.error'),
      }}
      dismissLabel={t('frame.dismiss')}
      onDismiss={(id) => {
        flash.dismiss(Number(id));
        // The button that had the focus is gone with the message.
        document.getElementById('main')?.focus();
      }}
    />
  );
});
