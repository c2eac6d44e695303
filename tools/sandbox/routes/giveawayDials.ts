import { Hono } from 'hono';
import { type Fields, fieldsAt, flagAt, idAt, malformed, readBody, wholeNumberAt } from '../core/read.ts';
import { SITES, type SandboxSite } from '../core/sites.ts';
import type { World } from '../core/world.ts';
import type { Giveaway } from '../giveaway/giveaway.ts';

export function giveawayDials(world: World): Hono {
  const routes = new Hono();

  routes.get('/', (context) => context.json(world.state.giveaways.all()));

  routes.post('/', async (context) => {
    const body = await readBody(context.req);
    const site = siteAt(body);
    const { giveaways } = world.state;
    giveaways.set(site.id, {
      ...giveawayIn(body, giveaways.current(site.id)),
      ...(body['codesLeft'] !== undefined && { codesLeft: wholeNumberAt(body, 'codesLeft') }),
    });
    return context.json(giveaways.all());
  });

  return routes;
}

export function siteAt(body: Fields): SandboxSite {
  const site = SITES.find(({ id }) => id === idAt(body, 'site'));
  if (site === undefined) throw malformed('/site', 'The id of a site is expected');
  return site;
}

/**
 * No member if the dial leaves the giveaway unchanged, `null` to remove it, else the default with the given changes.
 */
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
