import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Connecting } from './Connecting.tsx';
import { reloadIfGone } from '../parts/later/fetchPart.ts';
import { StatusPage } from './StatusPage.tsx';
import { Button } from '../kit/Button.tsx';
import { isMissingChunk } from '../session/missingChunk.ts';
import { usePageLoaded } from '../parts/page/Page.tsx';
import { useServices } from '../session/services.ts';
import { useTakeOver } from './useTakeOver.ts';
import { useWhenBack } from '../session/useWhenBack.ts';

/**
 * Shown if a screen cannot be drawn. If its chunk is gone, as after a deploy, the page is reloaded once by itself, as
 * soon as the server can be reached; after that, and for every other error, the person is offered the reload. Its texts
 * are part of the first chunk.
 */
export const Crash = observer(function Crash({ error }: { error: unknown }) {
  const { bundledTexts, language, log, network, pageReload } = useServices();
  const missing = isMissingChunk(error);
  usePageLoaded();
  useTakeOver();
  useEffect(() => {
    log.warn({
      event: 'screen-crashed',
      screen: window.location.pathname.split('/')[1] ?? '',
      cause: missing ? 'missing-chunk' : error instanceof Error ? error.name : 'unknown',
    });
    void reloadIfGone(error, { network, pageReload });
  }, [error, missing, log, network, pageReload]);
  useWhenBack(missing, () => pageReload.once());
  // Reloading without a network would end on the browser's own error page.
  if (missing && network.isAway) return <Connecting />;
  const words = bundledTexts[language.language];
  return (
    <StatusPage title={words.crashTitle}>
      <Button kind="primary" onClick={() => pageReload.now()}>
        {words.reload}
      </Button>
    </StatusPage>
  );
});
