import { expect, it } from 'vitest';
import { ArrivalStore } from '#ui/session/ArrivalStore.ts';

const arrived = () => new ArrivalStore({ path: '/shops', source: 'mail', campaign: null, code: 'Ab3dE6gH9' });

it('knows where the visit began', () => {
  expect(arrived()).toMatchObject({ path: '/shops', source: 'mail', campaign: null });
});

it('calls only the first page the first', () => {
  const arrival = arrived();
  expect(arrival.arrive()).toBe(true);
  expect(arrival.arrive()).toBe(false);
  expect(arrival.arrive()).toBe(false);
});

it('hands the code over once, so that coming back does not fill the field again', () => {
  const arrival = arrived();
  expect(arrival.takeCode()).toBe('Ab3dE6gH9');
  expect(arrival.takeCode()).toBe('');
});
