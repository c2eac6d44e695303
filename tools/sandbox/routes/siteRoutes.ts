import { Hono } from 'hono';
import { found } from '../core/problem.ts';
import { siteOfKey } from '../core/sites.ts';
import type { World } from '../core/world.ts';
import { PARAMETERS, siteConfigPatch } from '../site/configs.ts';
import { type ReadTexts, translationDump } from '../site/translations.ts';
import { variationEntries, variationOf } from '../site/variations.ts';
import { languageIn } from './asking.ts';

/** The calls of a site's start: configuration, parameters, variations. */
export function siteRoutes(world: World, readTexts?: ReadTexts): Hono {
  const routes = new Hono();

  routes.get('/redeem-site-config/:country', (context) => {
    const patch = siteConfigPatch(found(siteOfKey(context.req.param('country')), 'No such site'));
    return context.json(world.profile === 'full' ? patch : { ...patch, features: [] });
  });

  routes.get('/v2/parameter', (context) => context.json(PARAMETERS));

  routes.get('/v2/parameter/:key', (context) => {
    const parameter = PARAMETERS.find(({ key }) => key === context.req.param('key'));
    return context.json(found(parameter, 'No such parameter'));
  });

  routes.get('/v2/translation/dump/FrontendNew', (context) => {
    const wrap = context.req.query('placeholderWrap');
    return context.json(translationDump(languageIn(context), wrap, readTexts));
  });

  routes.get('/v2/redeem/variation/:country', (context) => {
    const site = siteOfKey(context.req.param('country'));
    return context.json(site === undefined ? [] : variationEntries(site, languageIn(context)));
  });

  routes.get('/v2/redeem/variation/:country/:urlName', (context) => {
    const { country, urlName } = context.req.param();
    const site = siteOfKey(country);
    const variation = site && variationOf(site, urlName, languageIn(context));
    return context.json(found(variation, 'No such variation'));
  });

  return routes;
}
