import { Hono } from 'hono';
import { type Fields, fieldsAt, flagAt, idAt, malformed, readBody, wholeNumberAt } from '../core/read.ts';
import { SITES, type SandboxSite } from '../core/sites.ts';
import type { World } from '../core/world.ts';
import type { Giveaway } from '../giveaway/giveaway.ts';

/** What is given away on each site, and the dial for it. */
export function giveawayDials(world: World): Hono {
  const routes = new Hono();

  routes.get('/', (context) => context.json(world.state.giveaways.all()));

  routes.post('/', async (context) => {
    const body = await readBody(context.req);
    const site = siteAt(body);
    const api = world.state.giveaways;
    api.set(site.id, {
      ...giveawayIn(body, api.current(site.id)),
      ...(body['codesLeft'] !== undefined && { codesLeft: wholeNumberAt(body, 'codesLeft') }),
    });
    return context.json(api.all());
  });

  return routes;
}

/** The site that a dial is turned for, by its id. */
export function siteAt(body: Fields): SandboxSite {
  const site = SITES.find(({ id }) => id === idAt(body, 'site'));
  if (site === undefined) throw malformed('/site', 'The id of a site is expected');
  return site;
}

/** Nothing where the dial leaves it alone, `null` for none, else what is usual with the named changes. */
function giveawayIn(body: Fields, usual: Giveaway): { readonly giveaway?: Giveaway | null } {
  const wanted = body['giveaway'];
  if (wanted === undefined) return {};
  if (wanted === null) return { giveaway: null };
  const fields = fieldsAt(wanted, '/giveaway');
  const flags = fieldsAt(fields['flags'] ?? {}, '/giveaway/flags');
  const flag = (of: Fields, name: string, otherwise: boolean) =>
    of[name] === undefined ? otherwise : flagAt(of, name, '/giveaway');
  return {
    giveaway: {
      ...usual,
      ...(fields['id'] !== undefined && { id: idAt(fields, 'id', '/giveaway') }),
      needsCodes: flag(fields, 'needsCodes', usual.needsCodes),
      visible: flag(fields, 'visible', usual.visible),
      flags: {
        showInVault: flag(flags, 'showInVault', usual.flags.showInVault),
        showOnThankYouPage: flag(flags, 'showOnThankYouPage', usual.flags.showOnThankYouPage),
      },
    },
  };
}
