import { Missing } from '../data/stock.ts';
import { organisation, pick, type Wire } from '../driver/acts.ts';
import type { Trial } from '../driver/trial.ts';
import type { StraightWays } from './straight.ts';

const country = (trial: Trial) => ({ country: trial.data.site.configKey });
const category = (trial: Trial) => ({ id: trial.data.site.voucherCategory });

/** What a page shows before a code was entered. */
export const READING: StraightWays = {
  getSiteConfig: (trial) => trial.good({ operation: 'getSiteConfig', path: country(trial) }),
  listParameters: (trial) => trial.good({ operation: 'listParameters' }),
  async getParameter(trial) {
    const { body } = await trial.good<Wire['Parameter'][]>({ operation: 'listParameters' });
    const key = body[0]?.key;
    if (key === undefined) throw new Missing('a parameter of the backend');
    return trial.good({ operation: 'getParameter', path: { key } });
  },
  listVariations: (trial) => trial.good({ operation: 'listVariations', path: country(trial) }),
  async getVariation(trial) {
    const path = country(trial);
    const { body } = await trial.good<Wire['VariationEntry'][]>({ operation: 'listVariations', path });
    const urlName = body[0]?.urlName;
    if (urlName === undefined) throw new Missing('a variation of the backend');
    return trial.good({ operation: 'getVariation', path: { ...path, urlName } });
  },
  dumpTranslations: (trial) =>
    trial.good({ operation: 'dumpTranslations', query: { placeholderWrap: '{{|}}' } }),
  listShopCategories: (trial) => trial.good({ operation: 'listShopCategories', path: category(trial) }),
  async listShops(trial) {
    const path = category(trial);
    await trial.good({ operation: 'listShops', path });
    await trial.good({ operation: 'listShops', path, query: { page: '0', size: '5' } });
  },
  async getShop(trial) {
    const { body } = await trial.good<Wire['ShopTile'][]>({ operation: 'listShops', path: category(trial) });
    for (const { id } of body.slice(0, 5))
      await trial.good({ operation: 'getShop', path: { id: String(id) } });
    if (body.length === 0) throw new Missing('a shop on the wall');
  },
  listAidOrganisations: (trial) => organisation(trial),
  listAcceptancePoints: (trial) => trial.good({ operation: 'listAcceptancePoints', path: category(trial) }),
  getCaptchaQuestion: (trial) => trial.good({ operation: 'getCaptchaQuestion' }),
  getVoucherOffers: (trial) => trial.good({ operation: 'getVoucherOffers', path: country(trial) }),
  async createQuote(trial) {
    await pick(trial);
  },
};
