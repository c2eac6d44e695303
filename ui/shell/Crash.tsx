import { observer } from 'mobx-react-lite';
import { Component, type ReactNode, useEffect } from 'react';
import { useRouteError } from 'react-router';
import { spokenReference } from '#domain/operation/correlationId.ts';
import { Connecting } from './Connecting.tsx';
import { reloadIfGone } from '../parts/lazy/fetchPart.ts';
import { StatusPage } from './StatusPage.tsx';
import { Button } from '../kit/Button.tsx';
import { Reference } from '../kit/Reference.tsx';
import { isMissingChunk } from '../session/missingChunk.ts';
import { usePageLoaded } from '../parts/page/Page.tsx';
import { useServices } from '../session/services.ts';
import { useWhenBack } from '../session/useWhenBack.ts';

/**
 * Shown if a screen cannot be drawn. If its chunk is missing, as after a deploy, the page reloads once, as soon as the
 * server is reachable; otherwise the user is offered the reload. Its texts are in the first chunk.
 */
const Crash = observer(function Crash({ error }: { error: unknown }) {
  const { bundledTexts, correlationId, language, network, reload, reloadOnce, reportCrash, site } =
    useServices();
  const missing = isMissingChunk(error);
  usePageLoaded();
  useEffect(() => {
    const screen = window.location.pathname.split('/')[1] ?? '';
    reportCrash(screen, missing ? 'missing-chunk' : error instanceof Error ? error.name : 'unknown', error);
    void reloadIfGone(error, { network, reloadOnce });
  }, [error, missing, network, reloadOnce, reportCrash]);
  useWhenBack(missing, reloadOnce);
  // An offline reload would end on the browser's error page. `Connecting` needs the site and its texts, which may be missing.
  if (missing && network.isAway && site.startup.kind === 'ready') return <Connecting />;
  const words = bundledTexts[language.language];
  return (
    <StatusPage title={words.crashTitle}>
      <Button kind="primary" onClick={reload}>
        {words.reload}
      </Button>
      <Reference label={words.reference} value={spokenReference(correlationId)} />
    </StatusPage>
  );
});

/** The router's error element. */
export function CrashPage() {
  return <Crash error={useRouteError()} />;
}

interface State {
  crash: { readonly error: unknown } | null;
}

/** Catches errors outside of the router, so that the page is never blank. */
export class CrashBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { crash: null };

  static getDerivedStateFromError(error: unknown): State {
    return { crash: { error } };
  }

  override render(): ReactNode {
    return this.state.crash === null ? <>{this.props.children}</> : <Crash error={this.state.crash.error} />;
  }
}
