import * as z from 'zod/mini';
import type { PlaceApi } from '#application/region/listPlaces.ts';
import type { ClockTime, OpenHours } from '#domain/calendar/openHours.ts';
import { type Result, done } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { coordinates } from '#domain/region/coordinates.ts';
import type { Place } from '#domain/region/place.ts';
import { HttpApi } from './httpApi.ts';
import { ask } from './call.ts';
import { callIfOffered } from './ifOffered.ts';
import { displayed } from './displayed.ts';
import { orElse } from './presence.ts';
import { oneOf, orDigits, orNull, readable, wireId, words } from './shapes.ts';
import type { Items } from './tied.ts';

const degrees = z.custom<number>((value) => Number.isFinite(value));

const weekday = oneOf([1, 2, 3, 4, 5, 6, 7] as const) as z.ZodMiniType<OpenHours['days'][0], number>;
const clockTime = z.custom<ClockTime>(
  (value) => typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$|^24:00$/.test(value),
) as z.ZodMiniType<ClockTime, string>;

const OpenHoursAnswer = z.pipe(
  z.object({ from: weekday, to: weekday, opens: clockTime, closes: clockTime }),
  z.transform(({ from, to, opens, closes }): OpenHours => ({ days: [from, to], opens, closes })),
);

const PlaceAnswer = z.object({
  id: wireId,
  name: displayed(words(200)),
  street: displayed(words(200)),
  postalCode: orDigits(words(20)),
  city: displayed(words(200)),
  lng: orNull(degrees),
  lat: orNull(degrees),
  phone: orNull(words(50)),
  email: orNull(words(200)),
  hours: orNull(displayed(words(500))),
  openHours: orElse(
    z.pipe(
      z.array(z.unknown()),
      z.transform((entries) => readable(entries, OpenHoursAnswer)),
    ) as z.ZodMiniType<OpenHours[], z.input<typeof OpenHoursAnswer>[]>,
    [],
  ),
  isContact: orElse(z.boolean(), false),
  shopId: orNull(wireId),
});

export class HttpPlaceApi extends HttpApi implements PlaceApi {
  /** Skips places that cannot be parsed. A place without a valid position appears only in the list. */
  async places(voucherCategory: number): Promise<Result<readonly Place[], Problem>> {
    const answer = await callIfOffered(
      ask(
        () =>
          this.api.GET('/v2/acceptance-points/{id}', { params: { path: { id: String(voucherCategory) } } }),
        z.array(z.unknown()) as Items<typeof PlaceAnswer>,
      ),
    );
    if (!answer.ok) return answer;
    return done(
      readable(answer.value, PlaceAnswer).map(({ lng, lat, ...place }) => ({
        ...place,
        at: lng === null || lat === null ? null : coordinates(lng, lat),
      })),
    );
  }
}
