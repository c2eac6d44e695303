import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { done, refused } from '#domain/core/result.ts';
import { refusal } from '#tests/data/answers.ts';
import { say, saying } from '#tests/data/english.ts';
import { aGiveaway, inVault } from '#tests/data/giveaway.ts';
import { pending } from '#tests/data/pending.ts';
import { anIdempotencyKey } from '#tests/data/redemption.ts';
import type { About } from '#tests/data/about.ts';
import { anApp } from '#tests/data/anApp.ts';
import { show } from '#tests/data/show.tsx';
import { GiveawayArea } from '#ui/screens/aftercare/giveaway/GiveawayArea.tsx';

type Told = NonNullable<About['giveaways']>;

async function anArea(giveaways: Told) {
  const app = await anApp({ locale: 'en', giveaways });
  const onDone = vi.fn<() => void>();
  await show(app.services, <GiveawayArea place={() => inVault} email="ada@post.example" onDone={onDone} />);
  return { ...app, onDone };
}

const card = () => screen.queryByRole('region', { name: say('giveaway.title') });
const statusOf = (words: string) => screen.getByText(words).closest('[role=status]');
const field = () => screen.getByRole('textbox', { name: saying('customer.email') });
const button = () => screen.getByRole('button', { name: say('giveaway.redeem') });
const press = async () => act(async () => fireEvent.click(button()));
const had = refused([{ kind: 'giveaway-had', code: 'GVAx2' }] as const);

it('shows the banner, the text and what the holder receives', async () => {
  const { onDone } = await anArea({ found: [done(aGiveaway({ promoText: '<b>A coffee</b> on us.' }))] });
  expect(card()).toHaveTextContent('A coffee on us.');
  expect(card()?.querySelector('img')).toHaveAttribute('src', '/giveaways/coffee.svg');
  expect(card()).toHaveTextContent(`${say('giveaway.extra')} ${say('giveaway.needsCodes')}`);
  expect(field()).toHaveValue('ada@post.example');
  expect(onDone).not.toHaveBeenCalled();
});

it('promises no code if none is needed, and shows no banner if there is none', async () => {
  await anArea({ found: [done(aGiveaway({ needsCodes: false, banner: null }))] });
  expect(card()).toHaveTextContent(say('giveaway.noCodes'));
  expect(card()?.querySelector('img')).toBeNull();
});

it('shows nothing without a giveaway, and calls onDone', async () => {
  const { onDone } = await anArea({ found: [done(null)] });
  expect(card()).toBeNull();
  expect(onDone).toHaveBeenCalledOnce();
});

it('shows nothing after a failed request, and does not call onDone', async () => {
  const { onDone } = await anArea({ found: [refusal('server-down')] });
  expect(card()).toBeNull();
  expect(onDone).not.toHaveBeenCalled();
});

it('can be hidden without a request', async () => {
  const { apis, onDone } = await anArea({ found: [done(aGiveaway())] });
  fireEvent.click(screen.getByRole('button', { name: say('giveaway.hide') }));
  expect(card()).toBeNull();
  expect(statusOf(say('giveaway.hidden'))).toHaveFocus();
  expect(apis.giveaway.wished).toEqual([]);
  expect(onDone).not.toHaveBeenCalled();
});

it('sends the giveaway once for ten fast presses', async () => {
  const { apis, onDone } = await anArea({ found: [done(aGiveaway())], redeemed: [done(null)] });
  await act(async () => {
    for (let click = 0; click < 10; click += 1) fireEvent.click(button());
  });
  expect(apis.giveaway.wished).toEqual([
    { wish: { place: inVault, giveawayId: '7', email: 'ada@post.example' }, key: anIdempotencyKey },
  ]);
  expect(statusOf(say('giveaway.redeemed', { email: 'ada@post.example' }))).toHaveFocus();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(onDone).toHaveBeenCalledOnce();
});

it('removes the sent giveaway from its card but keeps the height, so that a second press hits nothing else', async () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(480);
  await anArea({ found: [done(aGiveaway())], redeemed: [done(null)] });
  expect(card()?.parentElement?.style.minBlockSize).toBe('');
  await press();
  expect(card()).toHaveTextContent(say('giveaway.redeemed', { email: 'ada@post.example' }));
  expect(card()?.parentElement?.style.minBlockSize).toBe('480px');
  expect(card()?.querySelector('img')).toBeNull();
  expect(card()).not.toHaveTextContent('A coffee on us.');
  expect(card()).not.toHaveTextContent(say('giveaway.needsCodes'));
});

it('marks its button as busy while the giveaway is sent', async () => {
  const answer = pending<ReturnType<typeof done<null>>>();
  const { apis } = await anArea({ found: [done(aGiveaway())] });
  apis.giveaway.redeem = () => answer.promise;
  await press();
  expect(screen.getByRole('button', { name: saying('giveaway.redeem') })).toHaveAttribute(
    'aria-busy',
    'true',
  );
});

it('refuses an address to which no mail can be sent', async () => {
  const { apis } = await anArea({ found: [done(aGiveaway())] });
  fireEvent.change(field(), { target: { value: 'ada@post.ru' } });
  await press();
  expect(field()).toBeInvalid();
  expect(field()).toHaveFocus();
  expect(screen.getByText(say('customer.fault.email-ru'), { exact: false })).toBeInTheDocument();
  expect(apis.giveaway.wished).toEqual([]);
});

it('shows every problem, keeps what was typed, and does not call onDone', async () => {
  const both = refused([
    { kind: 'giveaway-had', code: 'GVAx2' },
    { kind: 'giveaway-gone', code: 'GVAx1' },
  ] as const);
  const { onDone } = await anArea({ found: [done(aGiveaway())], redeemed: [both] });
  fireEvent.change(field(), { target: { value: 'grace@post.example' } });
  await press();
  expect(screen.getByText(say('problem.giveaway-had.title'))).toBeInTheDocument();
  expect(screen.getByText(say('problem.giveaway-gone.title'))).toBeInTheDocument();
  expect(screen.getAllByText(say('giveaway.stands'))).toHaveLength(2);
  expect(screen.getByRole('region', { name: say('problem.giveaway-had.title') })).toHaveFocus();
  expect(field()).toHaveValue('grace@post.example');
  expect(onDone).not.toHaveBeenCalled();
});

it('keeps the problems until the giveaway is sent', async () => {
  await anArea({ found: [done(aGiveaway())], redeemed: [had, done(null)] });
  await press();
  expect(screen.getByText(say('problem.giveaway-had.title'))).toBeInTheDocument();
  fireEvent.change(field(), { target: { value: 'grace@post.example' } });
  expect(screen.getByText(say('problem.giveaway-had.title'))).toBeInTheDocument();
  await press();
  expect(screen.queryByText(say('problem.giveaway-had.title'))).toBeNull();
  expect(screen.getByText(say('giveaway.redeemed', { email: 'grace@post.example' }))).toBeInTheDocument();
});
