import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anApp } from '#tests/data/anApp.ts';
import { deviceOf } from '#tests/data/device.ts';
import { show } from '#tests/data/show.tsx';
import { TitledHeading } from '#ui/parts/page/Page.tsx';
import { Flashes } from '#ui/shell/Flashes.tsx';

/** A document after a step of the app, which renders these parts in this order. */
async function afterAStep(...drawn: readonly ('page' | 'messages')[]) {
  const device = deviceOf({});
  device.kept.write('flashes', [{ kind: 'success', html: 'Removed.' }]);
  return aDocument(drawn, device);
}

async function aDocument(drawn: readonly ('page' | 'messages')[], device = deviceOf({})) {
  const app = await anApp({ locale: 'en' }, device);
  const parts = { page: <TitledHeading key="page" title="The page" />, messages: <Flashes key="messages" /> };
  await show(app.services, <>{drawn.map((part) => parts[part])}</>);
  return app;
}

const heading = () => screen.getByRole('heading', { level: 1, name: 'The page' });

it.each([[['page', 'messages']], [['messages', 'page']]] as const)(
  'focuses the heading after a step into another document, whichever is rendered first: %j',
  async (drawn) => {
    await afterAStep(...drawn);
    expect(heading()).toHaveFocus();
    expect(screen.getByText('Removed.')).toBeInTheDocument();
  },
);

it('leaves the focus at the top of a newly opened document', async () => {
  await aDocument(['page', 'messages']);
  expect(document.body).toHaveFocus();
});

it('does not take the focus from a field that the user entered', async () => {
  const field = document.createElement('input');
  document.body.append(field);
  act(() => field.focus());
  await afterAStep('page', 'messages');
  expect(field).toHaveFocus();
  field.remove();
});

it('renders its live regions before the first message, so that it is announced', async () => {
  const { services } = await aDocument(['messages']);
  const alert = screen.getByRole('alert');
  const polite = document.querySelector('div[aria-live=polite]');
  act(() => void services.flash.show('error', 'No connection'));
  act(() => void services.flash.show('success', 'Sent'));
  expect(screen.getByRole('alert')).toBe(alert);
  expect(alert).toHaveTextContent(/^ErrorNo connection$/);
  expect(polite).toHaveTextContent(/^DoneSent$/);
  expect(polite).toBeInTheDocument();
});
