import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { say } from '#tests/data/english.ts';
import { anApp } from '#tests/data/anApp.ts';
import { show } from '#tests/data/show.tsx';
import { LazyProblemPanel } from '#ui/parts/codeForm/LazyProblemPanel.tsx';

it('shows the problem once its part of the app has come, with the focus', async () => {
  const { services } = await anApp({ locale: 'en' });
  await show(services, <LazyProblemPanel problem={{ kind: 'code-unknown' }} attempt={1} />);
  expect(await screen.findByRole('region', { name: say('problem.code-unknown.title') })).toHaveFocus();
});

it('says that the server cannot be reached where that part does not come', async () => {
  const { services } = await anApp({ locale: 'en', areasMissing: true });
  await show(services, <LazyProblemPanel problem={{ kind: 'code-unknown' }} attempt={1} />);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(say('redeem.unreachable'));
  expect(alert).toHaveTextContent(say('redeem.untouched'));
});
