import { screen } from '@testing-library/react';
import type { About } from '#tests/data/about.ts';
import { anApp } from '#tests/data/anApp.ts';
import type { Device } from '#tests/data/device.ts';
import { say, saying } from '#tests/data/english.ts';
import { type FraudTold, aCheck, aFraudIdent } from '#tests/data/fraud.ts';
import { show } from '#tests/data/show.tsx';
import { FraudCheckView } from '#ui/screens/fraud/check/FraudCheckView.tsx';

export const at = Date.UTC(2026, 10, 21, 12);
export const DATA = aCheck();
export const DOCUMENT = aCheck({ state: 'DOCUMENT_REQUIRED', dataAt: at });
export const LETTER = aCheck({ state: 'LETTER_SENT', dataAt: at, documentAt: at, attemptsLeft: 5 });

/** The page of a fraud check with these answers; with the device of an earlier page it is the next page of the tab. */
export async function aPage(fraud: FraudTold, earlier?: Device, site: About['site'] = {}) {
  const app = await anApp({ locale: 'en', fraud, site }, earlier);
  await show(app.services, <FraudCheckView />, {
    at: `/fraud-prevention/${aFraudIdent}`,
    path: '/fraud-prevention/:ident',
  });
  return app;
}

export const heading = (state: string) =>
  screen.getByRole('heading', { level: 1, name: say(`fraud.step.${state}.title`) });
export const problem = (kind: string) => screen.getByRole('region', { name: say(`problem.${kind}.title`) });
export const box = (key: string) => screen.getByRole('textbox', { name: saying(key) });
