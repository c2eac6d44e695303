import { beforeEach, expect, it, vi } from 'vitest';
import { START_FAILED } from '#src/early/handover.ts';
import { earlyForm, WORDS } from '#tests/data/earlyMarkup.tsx';
import { aPlan, choose, prepare } from '#tests/data/runsEarly.ts';

/** Scripts that come, and that do not, when they are fetched again. What is behind it is a comment. */
const COMES = 'data:text/javascript,//';
const FAILS = 'data:text/javascript,throw 0//';

beforeEach(async () => {
  document.body.innerHTML = `<div id="early">${earlyForm()}</div><div id="root"></div>`;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await choose(aPlan());
});

const region = () => document.querySelector('#early [data-part=news]');
const button = () => region()?.querySelector('button');

/** One of the app's scripts does not come. */
function fails(src: string): void {
  const script = Object.assign(document.createElement('script'), { type: 'text/plain', src });
  document.body.append(script);
  script.dispatchEvent(new Event('error'));
}

/** Asked how `src` is, the server answers so; null without a network. */
function answers(status: number | null): void {
  vi.stubGlobal('fetch', async () => {
    if (status === null) throw new TypeError('no network');
    return new Response(null, { status });
  });
}

const goesOn = (ms: number) => vi.advanceTimersByTime(ms);

it('keeps showing the loading message once all scripts are loaded', async () => {
  await prepare();
  fails(COMES);
  expect(region()).toHaveTextContent(WORDS.missing);
  button()?.click();
  expect(region()).toHaveTextContent(WORDS.loading);
  await expect.poll(() => globalThis.earlyChoice?.missing).toHaveProperty('size', 0);
  await Promise.resolve();
  expect(region()).toHaveTextContent(WORDS.loading);
  expect(region()).not.toHaveTextContent(WORDS.still);
  expect(button()).toHaveAttribute('aria-disabled', 'true');
});

it.each([429, 500, 503, 200, null])('still retries a script after the status %s', async (status) => {
  await prepare();
  answers(status);
  fails(FAILS);
  button()?.click();
  await expect.poll(region).toHaveTextContent(WORDS.still);
  expect(button()).toHaveTextContent(WORDS.again);
  expect(button()).not.toHaveAttribute('aria-disabled');
});

it.each([404, 410])(
  'offers a reload for a script after the status %s, and names its consequence',
  async (status) => {
    await prepare();
    answers(status);
    fails(FAILS);
    expect(region()?.querySelectorAll('p')[1]).not.toBeVisible();
    button()?.click();
    await expect.poll(region).toHaveTextContent(WORDS.gone);
    expect(region()?.querySelectorAll('p')[1]).toBeVisible();
    expect(region()).toHaveTextContent(WORDS.loss);
    expect(button()).toHaveTextContent(WORDS.reload);
  },
);

it('reports after half a minute that the app is not loaded, offers a reload, and keeps the typed text', async () => {
  await prepare();
  const input = document.querySelector<HTMLInputElement>('#early input');
  if (input) input.value = 'Ab3';
  goesOn(29_000);
  expect(region()).not.toHaveTextContent(WORDS.missing);
  goesOn(1_000);
  expect(region()).toHaveTextContent(WORDS.missing);
  expect(region()).toHaveTextContent(WORDS.loss);
  expect(button()).toHaveTextContent(WORDS.reload);
  expect(input).toHaveValue('Ab3');
});

it('lets the user retry while scripts are known to be missing', async () => {
  await prepare();
  fails(FAILS);
  goesOn(60_000);
  expect(region()).not.toHaveTextContent(WORDS.reload);
  expect(button()).toHaveTextContent(WORDS.again);
});

it('allows a retry as much time as the page had, and then offers a reload', async () => {
  await prepare();
  fails(COMES);
  goesOn(20_000);
  button()?.click();
  await expect.poll(() => globalThis.earlyChoice?.missing).toHaveProperty('size', 0);
  goesOn(29_000);
  expect(region()).toHaveTextContent(WORDS.loading);
  goesOn(1_000);
  expect(region()).toHaveTextContent(WORDS.missing);
  expect(button()).toHaveTextContent(WORDS.reload);
});

it('reports immediately that the app could not start', async () => {
  await prepare();
  window.dispatchEvent(new Event(START_FAILED));
  expect(region()).toHaveTextContent(WORDS.missing);
  expect(button()).toHaveTextContent(WORDS.reload);
});
