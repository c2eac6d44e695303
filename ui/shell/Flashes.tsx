import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { FlashList } from '../frame/FlashList.tsx';
import { SafeHtml } from '../kit/SafeHtml.tsx';
import { useServices, useShared } from '../session/services.ts';
import { useWords } from '../session/words.ts';

/** The flash messages: four kinds, with a few HTML tags (specification 8). */
export const Flashes = observer(function Flashes() {
  const { flash } = useServices();
  const { keptFlashes } = useShared();
  // What was said while the document before this one was left.
  useEffect(() => {
    for (const { kind, html } of keptFlashes.take()) flash.show(kind, html);
  }, [flash, keptFlashes]);
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
