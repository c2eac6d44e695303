import { Hono } from 'hono';
import { bareRefusal } from '../core/problem.ts';
import { SITES } from '../core/sites.ts';
import type { SandboxSite } from '../core/sites.ts';
import { siteConfigPatch } from '../site/configs.ts';
import { PARAMETERS } from '../site/parameters.ts';
import { variationEntries, variationOf } from '../site/variations.ts';
import { languageIn } from './asking.ts';

/** What a site asks for when it starts: configuration, parameters, variations. */
export function siteRoutes(): Hono {
  const routes = new Hono();

  routes.get('/redeem-site-config/:country', (context) => {
    const site = siteOfKey(context.req.param('country'));
    if (site === undefined) throw bareRefusal(404, 'No such site');
    return context.json(siteConfigPatch(site));
  });

  routes.get('/v2/parameter', (context) => context.json(PARAMETERS));

  routes.get('/v2/parameter/:key', (context) => {
    const parameter = PARAMETERS.find(({ key }) => key === context.req.param('key'));
    if (parameter === undefined) throw bareRefusal(404, 'No such parameter');
    return context.json(parameter);
  });

  routes.get('/v2/redeem/variation/:country', (context) => {
    const site = siteOfKey(context.req.param('country'));
    return context.json(site === undefined ? [] : variationEntries(site, languageIn(context)));
  });

  routes.get('/v2/redeem/variation/:country/:urlName', (context) => {
    const { country, urlName } = context.req.param();
    const site = siteOfKey(country);
    const variation = site && variationOf(site, urlName, languageIn(context));
    if (variation === undefined) throw bareRefusal(404, 'No such variation');
    return context.json(variation);
  });

  return routes;
}

function siteOfKey(configKey: string): SandboxSite | undefined {
  return SITES.find((site) => site.configKey === configKey);
}
