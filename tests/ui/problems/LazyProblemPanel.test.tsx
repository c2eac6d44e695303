import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anApp, show } from '#tests/data/services.tsx';
import { LazyProblemPanel } from '#ui/problems/LazyProblemPanel.tsx';

it('shows the problem once its part of the app has come, with the focus', async () => {
  const { services } = await anApp({ locale: 'en' });
  await show(services, <LazyProblemPanel problem={{ kind: 'code-unknown' }} attempt={1} />);
  expect(await screen.findByRole('region', { name: 'We do not know this code' })).toHaveFocus();
});

it('says that the server cannot be reached where that part does not come', async () => {
  const { services } = await anApp({ locale: 'en', journeyMissing: true });
  await show(services, <LazyProblemPanel problem={{ kind: 'code-unknown' }} attempt={1} />);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The server cannot be reached');
  expect(alert).toHaveTextContent('your balance is untouched');
});
