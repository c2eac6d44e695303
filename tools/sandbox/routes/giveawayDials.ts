import { Hono } from 'hono';
import { onlyFields, readDial, wordAt } from '../core/known.ts';
import { type Fields, fieldsAt, flagAt, idAt, wholeNumberAt } from '../core/read.ts';
import { SITES, type SandboxSite, siteOfId } from '../core/sites.ts';
import type { World } from '../core/world.ts';
import type { Giveaway } from '../giveaway/giveaway.ts';

const FIELDS = ['id', 'needsCodes', 'visible', 'flags'];
const FLAGS = ['showInVault', 'showOnThankYouPage'];

export function giveawayDials(world: World): Hono {
  const routes = new Hono();

  routes.get('/', (context) => context.json(world.state.giveaways.all()));

  routes.post('/', async (context) => {
    const body = await readDial(context.req, 'site', 'codesLeft', 'giveaway');
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
  const ids = SITES.map(({ id }) => id);
  return siteOfId(wordAt(idAt(body, 'site'), '/site', 'site', ids));
}

/**
 * No member if the dial leaves the giveaway unchanged, `null` to remove it, else the default with the given changes.
 */
function giveawayIn(body: Fields, usual: Giveaway): { readonly giveaway?: Giveaway | null } {
  const wanted = body['giveaway'];
  if (wanted === undefined) return {};
  if (wanted === null) return { giveaway: null };
  const fields = onlyFields(fieldsAt(wanted, '/giveaway'), FIELDS, '/giveaway');
  const flags = onlyFields(fieldsAt(fields['flags'] ?? {}, '/giveaway/flags'), FLAGS, '/giveaway/flags');
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
