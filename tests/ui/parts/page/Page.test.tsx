import { act, screen } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { anApp } from '#tests/data/anApp.ts';
import { show } from '#tests/data/show.tsx';
import { TitledHeading } from '#ui/parts/page/Page.tsx';

const heading = () => screen.getByRole('heading', { level: 1 });

it('sets a title of step and brand', async () => {
  const { services } = await anApp();
  await show(services, <TitledHeading title="Choose a value" />);
  expect(document.title).toBe('Choose a value – Frohgut');
});

it('uses a complete title unchanged', async () => {
  const { services } = await anApp();
  await show(services, <TitledHeading title="Frohgut: redeem" isWhole />);
  expect(document.title).toBe('Frohgut: redeem');
});

it('puts a fault first in the title', async () => {
  const { services } = await anApp();
  await show(services, <TitledHeading title="Your details" faultPrefix="Error:" />);
  expect(document.title).toBe('Error: Your details – Frohgut');
});

it('does not move the focus on the first page of a visit', async () => {
  const { services } = await anApp();
  await show(services, <TitledHeading title="Welcome" />);
  expect(heading()).not.toHaveFocus();
  expect(document.body).toHaveFocus();
});

it('focuses the heading on every later page after setting the title', async () => {
  const { services } = await anApp();
  services.arrival.arrive();
  document.title = 'the page before';
  const titles: string[] = [];
  vi.spyOn(HTMLElement.prototype, 'focus').mockImplementation(() => void titles.push(document.title));
  await show(services, <TitledHeading title="Choose a value" />);
  expect(titles).toEqual(['Choose a value – Frohgut']);
});

it('moves the focus without scrolling', async () => {
  const { services } = await anApp();
  services.arrival.arrive();
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  await show(services, <TitledHeading title="Choose a value" />);
  expect(heading()).toHaveFocus();
  expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
});

it('does not move the focus again when its title changes', async () => {
  const { services } = await anApp();
  services.arrival.arrive();
  let fail = (): void => undefined;
  function Form() {
    const [faulty, setFaulty] = useState(false);
    fail = () => setFaulty(true);
    return <TitledHeading title="Your details" faultPrefix={faulty ? 'Error:' : undefined} />;
  }
  await show(services, <Form />);
  heading().blur();
  act(() => fail());
  expect(document.title).toBe('Error: Your details – Frohgut');
  expect(heading()).not.toHaveFocus();
});

/** A page below a dialog, until the test removes the dialog. */
async function aCoveredPage() {
  const { services } = await anApp();
  services.arrival.arrive();
  document.title = 'the dialog';
  let uncover = (): void => undefined;
  function Wall() {
    const [covered, setCovered] = useState(true);
    uncover = () => setCovered(false);
    return <TitledHeading title="Shops" covered={covered} />;
  }
  await show(services, <Wall />);
  return { uncover: () => act(() => uncover()) };
}

it('leaves title and focus to a dialog above it, and takes both when the dialog closes', async () => {
  const { uncover } = await aCoveredPage();
  expect(document.title).toBe('the dialog');
  expect(heading()).not.toHaveFocus();
  uncover();
  expect(document.title).toBe('Shops – Frohgut');
  expect(heading()).toHaveFocus();
});

it('does not take the focus from the element to which the dialog returned it', async () => {
  const { uncover } = await aCoveredPage();
  const tile = document.body.appendChild(document.createElement('button'));
  tile.focus();
  uncover();
  expect(tile).toHaveFocus();
  tile.remove();
});

it('can be rendered twice, as in StrictMode', async () => {
  const { services } = await anApp();
  await show(
    services,
    <StrictMode>
      <TitledHeading title="Welcome" lead="Enter your code." />
    </StrictMode>,
  );
  expect(heading()).toHaveTextContent('Welcome');
  expect(screen.getByText('Enter your code.')).toBeInTheDocument();
});

it('marks the page as loaded 100 ms after it is rendered, not before', async () => {
  const { services } = await anApp();
  const { classList } = document.documentElement;
  classList.remove('page-loaded');
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  await show(services, <TitledHeading title="Welcome" />);
  vi.advanceTimersByTime(99);
  expect(classList.contains('page-loaded')).toBe(false);
  vi.advanceTimersByTime(1);
  expect(classList.contains('page-loaded')).toBe(true);
});
