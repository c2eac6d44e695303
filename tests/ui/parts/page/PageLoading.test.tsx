import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { anApp } from '#tests/data/anApp.ts';
import { show } from '#tests/data/show.tsx';
import { TitledHeading } from '#ui/parts/page/Page.tsx';
import { PageLoading } from '#ui/parts/page/PageLoading.tsx';

/** A page that loads, beside a link that stays, until the test has it drawn. */
async function aLoadingPage({ isFirst = false, loadings = 1 } = {}) {
  const { services } = await anApp();
  if (!isFirst) services.arrival.arrive();
  let go = (): void => undefined;
  function Step() {
    const [at, setAt] = useState(0);
    go = () => setAt(at + 1);
    return (
      <>
        <a href="/help">Help</a>
        {at < loadings ? (
          <PageLoading key={at} label="Loading" shapes={['title']} />
        ) : (
          <TitledHeading title="Check" />
        )}
      </>
    );
  }
  await show(services, <Step />);
  return { next: () => act(() => go()) };
}

const link = () => screen.getByRole('link');
const heading = () => screen.getByRole('heading', { level: 1 });

it('takes the focus at once, and hands it to the heading', async () => {
  const { next } = await aLoadingPage();
  expect(document.activeElement).toContainElement(screen.getByRole('status'));
  next();
  expect(heading()).toHaveFocus();
});

it('leaves the focus where the user has moved it meanwhile', async () => {
  const { next } = await aLoadingPage();
  link().focus();
  next();
  expect(heading()).toBeInTheDocument();
  expect(link()).toHaveFocus();
});

it('leaves it there even if one thing loads after the other', async () => {
  const { next } = await aLoadingPage({ loadings: 2 });
  link().focus();
  next();
  expect(link()).toHaveFocus();
  next();
  expect(link()).toHaveFocus();
});

it('takes no focus on the first page of a visit', async () => {
  const { next } = await aLoadingPage({ isFirst: true });
  expect(document.body).toHaveFocus();
  next();
  expect(document.body).toHaveFocus();
});
