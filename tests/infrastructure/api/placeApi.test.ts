import { expect, it } from 'vitest';
import { done } from '#domain/core/result.ts';
import { HttpPlaceApi } from '#infrastructure/api/placeApi.ts';
import { aPlace, aPoint } from '#tests/data/region.ts';
import { aBackend, anApi, answering, json, problem } from './backend.ts';

const backend = aBackend();

function places(answer: () => Response) {
  backend.use(answering('get', '/v2/acceptance-points/31', answer));
  return new HttpPlaceApi(anApi()).places(31);
}

const WIRE = {
  id: 5,
  name: 'Inn',
  street: 'Anger 5',
  postalCode: '00413',
  city: 'Dornhagen',
  lng: 10.2,
  lat: 48,
};

it('lists the readable places, and those without a position as not on the map', async () => {
  const answer = await places(() =>
    json([
      {
        ...WIRE,
        phone: '+49 89 99998 611',
        hours: 'Mo–Fr',
        openHours: [{ from: 1, to: 5, opens: '09:00', closes: '17:00' }],
        isContact: true,
        shopId: 700_001,
        email: 'a@b.example',
      },
      { ...WIRE, id: 'far', lng: 100 },
      {
        ...WIRE,
        id: 'odd',
        lat: '48',
        phone: 7,
        openHours: [{ from: 1, to: 8, opens: '09:00', closes: '25:00' }],
      },
      { ...WIRE, name: '' },
      null,
    ]),
  );
  const inn = aPlace({ id: '5', name: 'Inn', at: aPoint(10.2, 48) });
  expect(answer).toEqual(
    done([
      {
        ...inn,
        phone: '+49 89 99998 611',
        hours: 'Mo–Fr',
        openHours: [{ days: [1, 5], opens: '09:00', closes: '17:00' }],
        isContact: true,
        shopId: '700001',
        email: 'a@b.example',
      },
      { ...inn, id: 'far', at: null },
      { ...inn, id: 'odd', at: null },
    ]),
  );
});

it.each([
  [() => problem(500, []), 'server-down'],
  [() => json({}), 'unreadable-answer'],
])('lists no places after %s', async (answer, kind) => {
  expect(await places(answer)).toEqual({ ok: false, fault: { kind } });
});

it('reads opening hours past midnight, past Sunday and round the clock, and drops a wrong entry alone', async () => {
  const openHours = [
    { from: 6, to: 1, opens: '18:00', closes: '02:00' },
    { from: 1, to: 8, opens: '09:00', closes: '17:00' },
    { from: 2, to: 2, opens: '9:00', closes: '17:00' },
    'Mo–Fr 9–17',
    { from: 3, to: 4, opens: '00:00', closes: '00:00' },
  ];
  const answer = await places(() => json([{ ...WIRE, openHours }]));
  const read = [
    { days: [6, 1], opens: '18:00', closes: '02:00' },
    { days: [3, 4], opens: '00:00', closes: '00:00' },
  ];
  expect(answer).toMatchObject(done([{ openHours: read }]));
});
