import '#ui/styles/entry.scss';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ensureOneTabStorage } from '#infrastructure/tabs/oneTabStorage.ts';
import { App } from '#ui/shell/App.tsx';
import { guardMultiClicks } from '#ui/shell/multiClicks.ts';
import type { Arrival } from '#ui/session/ArrivalStore.ts';
import { yieldToBrowser } from './yieldToBrowser.ts';
import { takeCodeFromAddress } from './codeFromAddress.ts';
import { compose } from './compose.ts';
import { earlyPage } from './early/handover.ts';
import { showFaceAfterPaint } from './face.ts';
import { followSite } from './head.ts';
import { pageSite } from './pageSite.ts';
import { paint } from './paint.ts';
import type { ThirdParties } from './wiring/adapters.ts';

/** Starts the app of the page's site, in several short tasks. `thirdParties` are the real ones or their mocks. */
export async function start(thirdParties: ThirdParties): Promise<void> {
  ensureOneTabStorage();
  guardMultiClicks();
  const arrival = readArrival();
  const root = document.getElementById('root');
  const entry = await pageSite(root);
  void paint(entry, entry);
  showFaceAfterPaint(entry.id, root?.dataset['face']);
  const services = compose({ entry, thirdParties, arrival, early: earlyPage() });
  followSite(services);
  services.network.start();
  services.site.start();
  await yieldToBrowser();
  void services.site.load();
  await yieldToBrowser();

  if (root === null) throw new Error('no #root');
  createRoot(root).render(
    <StrictMode>
      <App services={services} />
    </StrictMode>,
  );
}

/** Reads path, campaign and voucher code from the address; from here on the code is no longer in it. */
function readArrival(): Arrival {
  const { pathname, search } = window.location;
  const query = new URLSearchParams(search);
  return {
    path: pathname,
    source: query.get('utm_source'),
    campaign: query.get('utm_campaign'),
    isPaybackCustomer: query.get('payback') === '1',
    code: takeCodeFromAddress(),
  };
}
