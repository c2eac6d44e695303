import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { say, saying } from '#tests/data/english.ts';
import { aStep, submit } from './aCustomerStep.tsx';

const email = () => screen.getByLabelText<HTMLInputElement>(/^Email/);
const repeated = () => screen.queryByLabelText(saying('customer.repeatEmail'));

/** One letter at a time, as from a keyboard. */
function typeLetters(text: string) {
  email().focus();
  for (let end = 1; end <= text.length; end += 1)
    fireEvent.change(email(), { target: { value: text.slice(0, end) } });
}

it('asks to repeat the address once it is left', async () => {
  await aStep();
  typeLetters('ada@post.example');
  expect(repeated()).toBeNull();
  act(() => email().blur());
  expect(repeated()).toBeInTheDocument();
});

it('asks before a Tab moves the focus, so that it gets there', async () => {
  await aStep();
  typeLetters('ada@post.example');
  fireEvent.keyDown(email(), { key: 'Tab' });
  expect(repeated()).toBeInTheDocument();
});

it('asks nothing of an empty address that is left', async () => {
  await aStep();
  email().focus();
  act(() => email().blur());
  expect(repeated()).toBeNull();
});

it('asks for the repetition of an address that the browser fills in without the focus', async () => {
  await aStep();
  screen.getByLabelText(saying('customer.firstName')).focus();
  fireEvent.change(email(), { target: { value: 'ada@post.example' } });
  expect(repeated()).toBeInTheDocument();
});

it('keeps the repetition whatever becomes of the address', async () => {
  await aStep();
  fireEvent.change(email(), { target: { value: 'ada@post.example' } });
  fireEvent.change(repeated() as HTMLElement, { target: { value: 'ada@post.example' } });
  fireEvent.change(email(), { target: { value: '' } });
  email().focus();
  act(() => email().blur());
  expect(repeated()).toHaveValue('ada@post.example');
});

it('shows the repetition with an address that was typed before', async () => {
  await aStep({ typed: { repeatEmail: '' } });
  expect(repeated()).toHaveValue('');
});

it('shows the repetition after a submit, which asks for it', async () => {
  await aStep();
  await submit();
  expect(repeated()).toBeInvalid();
  expect(screen.getAllByText(say('customer.fault.repeatEmail'), { exact: false })).toHaveLength(2);
});

it('moves nothing under a pointer that is still pressed', async () => {
  await aStep();
  typeLetters('ada@post.example');
  const pressed = document.querySelector.bind(document);
  document.querySelector = (selector: string) => (selector === ':active' ? document.body : pressed(selector));
  act(() => email().blur());
  document.querySelector = pressed;
  expect(repeated()).toBeNull();
  await act(async () => {
    fireEvent.mouseUp(document.body);
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(repeated()).toBeInTheDocument();
});
