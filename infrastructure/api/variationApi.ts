import * as z from 'zod/mini';
import type { VariationApi } from '#application/ports/variationApi.ts';
import { type Result, done, refused } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { Variation, VariationEntry } from '#domain/site/variation.ts';
import { HttpApi } from './httpApi.ts';
import { ask, call } from './call.ts';
import { displayed } from './displayed.ts';
import { image, matching, numericId, orNull, readable, wireId, words } from './shapes.ts';
import type { Items } from './tied.ts';
import { isUrlName, urlName } from './urlName.ts';

const name = displayed(words(200));

const Entry = z.object({ urlName, name });
const Entries = z.array(z.unknown()) as Items<typeof Entry>;

const Found = z.object({
  name,
  voucherCategory: orNull(numericId),
  distribution: orNull(wireId),
  heading: orNull(words(2000)),
  text: orNull(words(2000)),
  keyVisualImage: orNull(image),
  logo: orNull(image),
  brandingColor: orNull(matching(/^#[0-9a-f]{6}$/i)),
});

/** A part that cannot be parsed is null, so that the site's own stays. A 404 means that there is no such variation. */
export class HttpVariationApi extends HttpApi implements VariationApi {
  async list(configKey: string): Promise<Result<readonly VariationEntry[], Problem>> {
    const answer = await call(
      () => this.api.GET('/v2/redeem/variation/{country}', { params: { path: { country: configKey } } }),
      Entries,
    );
    return answer.ok ? done(readable(answer.value, Entry)) : answer;
  }

  async find(configKey: string, wanted: string): Promise<Result<Variation | null, Problem>> {
    // An invalid name cannot be found, and must not become part of a URL.
    if (!isUrlName(wanted)) return done(null);
    const answer = await ask(
      () =>
        this.api.GET('/v2/redeem/variation/{country}/{urlName}', {
          params: { path: { country: configKey, urlName: wanted } },
        }),
      Found,
    );
    if (answer.ok) return done({ urlName: wanted, ...answer.value });
    return answer.fault.status === 404 ? done(null) : refused(answer.fault.problem);
  }
}
