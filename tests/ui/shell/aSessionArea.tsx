import { act, screen } from '@testing-library/react';
import type { About } from '#tests/data/about.ts';
import { anApp } from '#tests/data/anApp.ts';
import { say } from '#tests/data/english.ts';
import { SECOND, now } from '#tests/data/moments.ts';
import { show } from '#tests/data/show.tsx';
import { aSession } from '#tests/data/voucher.ts';
import { SessionArea } from '#ui/shell/SessionArea.tsx';
import { sessionWatch } from '#ui/shell/laterSlots.ts';

/** The parts of the frame that show the voucher in use, above a page with a button. */
export async function anArea(about: About = {}, at = '/shops') {
  const app = await anApp({ locale: 'en', ...about });
  const page = (
    <>
      <SessionArea />
      <main id="main" tabIndex={-1}>
        <button type="button">On the page</button>
      </main>
    </>
  );
  const shown = await show(app.services, page, { at });
  // Waits for the chunk of the warning, so that no result depends on its speed.
  await act(async () => sessionWatch(app.services));
  return { ...app, ...shown };
}

/** A voucher whose token expires in two minutes. */
export const ending = () => aSession({ expires: now + 120 * SECOND });
export const warning = () => screen.queryByRole('alertdialog', { name: say('session.title') });
export const strip = () => screen.queryByRole('region', { name: say('strip.titlePlain') });
