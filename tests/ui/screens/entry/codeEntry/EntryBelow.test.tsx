import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anApp } from '#tests/data/anApp.ts';
import { say } from '#tests/data/english.ts';
import { show } from '#tests/data/show.tsx';
import { aSite } from '#tests/data/site.ts';
import { useCodeForm } from '#ui/parts/codeForm/useCodeForm.ts';
import { EntryBelow } from '#ui/screens/entry/codeEntry/EntryBelow.tsx';

const ahead = async () => ({ fetchScripts: () => {}, fetchWall: async () => 'ready' as const });
const wall = async () => () => null;

function Below() {
  return <EntryBelow ahead={ahead} screen={useCodeForm(() => undefined)} wall={wall} />;
}

it.each([
  ['+49 30 23125 401', 1],
  [null, 0],
])('shows the number of customer service below the code field if there is one: %s', async (phone, times) => {
  const { services } = await anApp({ locale: 'en', site: { support: { ...aSite().support, phone } } });
  await show(services, <Below />);
  expect(screen.queryAllByText(say('entry.help'))).toHaveLength(times);
  expect(screen.queryAllByRole('link', { name: '+49 30 23125 401' })).toHaveLength(times);
});
