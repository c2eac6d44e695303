import { expect, it } from 'vitest';
import { anEarlyPage } from '#tests/data/earlyPage.ts';
import { ArrivalStore } from '#ui/session/ArrivalStore.ts';

const arrived = (early = anEarlyPage()) =>
  new ArrivalStore({ path: '/shops', source: 'mail', campaign: null, code: 'Ab3dE6gH9' }, early);

it('knows the path and the source of the visit', () => {
  expect(arrived()).toMatchObject({ path: '/shops', source: 'mail', campaign: null });
});

it('reports only the first page of a visit as the first', () => {
  const arrival = arrived();
  expect(arrival.arrive()).toBe(true);
  expect(arrival.arrive()).toBe(false);
  expect(arrival.arrive()).toBe(false);
});

it('hands over the code once, so that a return does not fill in the field again', () => {
  const arrival = arrived();
  expect(arrival.takeCode()).toBe('Ab3dE6gH9');
  expect(arrival.takeCode()).toBe('');
});

it('prefers what was typed into the early page, and hands over its press once', () => {
  const arrival = arrived(anEarlyPage({ typed: 'Zz9', pressed: true }));
  expect(arrival.takeCode()).toBe('Zz9');
  expect(arrival.takeCode()).toBe('');
  expect(arrival.takePress()).toBe(true);
  expect(arrival.takePress()).toBe(false);
});
