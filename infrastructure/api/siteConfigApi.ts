import type { Log } from '#application/ports/log.ts';
import type { SiteConfigApi } from '#application/site/loadSite.ts';
import { type Result, done } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { SiteAnswer } from '#domain/site/mergeSite.ts';
import { HttpApi } from './httpApi.ts';
import { call } from './call.ts';
import type { ApiClient } from './client.ts';
import { anyObject } from './shapes.ts';
import { type SiteFields, readSiteAnswer } from './siteAnswer.ts';
import type { Fields } from './tied.ts';

export class HttpSiteConfigApi extends HttpApi implements SiteConfigApi {
  readonly #log: Log;

  /** `log` receives every unusable field. */
  constructor(api: ApiClient, log: Log) {
    super(api);
    this.#log = log;
  }

  async load(configKey: string): Promise<Result<SiteAnswer, Problem>> {
    const answer = await call(
      () => this.api.GET('/redeem-site-config/{country}', { params: { path: { country: configKey } } }),
      anyObject as Fields<typeof SiteFields>,
    );
    if (!answer.ok) return answer;
    const read = readSiteAnswer(answer.value);
    for (const field of read.oddFields) {
      this.#log.warn({ event: 'site-config-odd-field', site: configKey, field });
    }
    return done(read.answer);
  }
}
