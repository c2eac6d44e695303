import { enter, type Wire } from '../driver/acts.ts';
import type { Call } from '../driver/call.ts';
import { codeOf } from '../driver/call.ts';
import { flaw } from '../driver/finding.ts';
import type { Trial } from '../driver/trial.ts';
import type { Rule } from './rule.ts';
import { sameAnswer, sameValue } from './sameAnswer.ts';
import { wall } from './walls.ts';

const category = (trial: Trial) => ({ id: trial.data.site.voucherCategory });
const country = (trial: Trial) => ({ country: trial.data.site.configKey });

const revalidates: Rule = {
  id: 'etag',
  title: 'What is kept is revalidated by its ETag, one for each language',
  area: 'shop',
  contract:
    '`ETag`, `Vary: Accept-Language`, and 304 for `If-None-Match`. Servers in front may keep the configuration,',
  async *check(trial) {
    const [own, other] = trial.data.site.languages;
    const calls: Call[] = [
      { operation: 'listShopCategories', path: category(trial) },
      { operation: 'listShops', path: category(trial) },
      { operation: 'getShop', path: { id: (await wall(trial)).first } },
    ];
    for (const call of calls) {
      const { exchange: first } = await trial.good({ ...call, language: own });
      const etag = first.headers.get('ETag') ?? '';
      const headers = { 'If-None-Match': etag };
      const known = await trial.send({ ...call, language: own, headers });
      if (known.status !== 304) yield flaw('The tag of an answer has to be answered with 304.', first, known);
      const odd = await trial.send({ ...call, language: own, headers: { 'If-None-Match': '"other"' } });
      if (odd.status !== 200) yield flaw('Another tag has to be answered with 200.', odd);
      const translated = await trial.send({ ...call, language: other, headers });
      if (call.operation === 'listShopCategories' && translated.status === 304)
        yield flaw('Another language has to have another tag.', first, translated);
    }
  },
};

const languageKept: Rule = {
  id: 'accept-language',
  title: 'Texts come in the language of Accept-Language',
  area: 'site',
  contract: 'description: Categories, named in the language asked for.',
  async *check(trial) {
    const [own, other] = trial.data.site.languages;
    const calls: Call[] = [
      { operation: 'listShopCategories', path: category(trial) },
      { operation: 'listAidOrganisations', path: category(trial) },
      { operation: 'dumpTranslations' },
    ];
    for (const call of calls) {
      const one = await trial.send({ ...call, language: own });
      const two = await trial.send({ ...call, language: other });
      const again = await trial.send({ ...call, language: own });
      if (sameValue(one.body, two.body)) yield flaw('Two languages have the same texts.', one, two);
      if (!sameValue(one.body, again.body)) yield flaw('One language has two texts.', one, again);
    }
    const words = (language: string) => trial.send({ operation: 'getCaptchaQuestion', language });
    const question = ({ body }: { body: unknown }) =>
      ((body as Partial<Wire['CaptchaQuestion']>).question ?? '').replaceAll(/\d+/g, '');
    const one = await words(own);
    const two = await words(other);
    if (question(one) === question(two)) yield flaw('Two languages have the same question.', one, two);
  },
};

const fieldsAsked: Rule = {
  id: 'shop-fields',
  title: 'A shop is answered with the fields that were asked for',
  area: 'shop',
  contract: 'description: Names of the wanted fields, separated by commas. Without it all are sent.',
  async *check(trial) {
    const { first: id } = await wall(trial);
    const call = { operation: 'getShop', path: { id } } as const;
    const at = await trial.send({ ...call, query: { fields: 'name,id' } });
    const names = Object.keys(at.body ?? {});
    if (!sameValue(names.toSorted(), ['id', 'name']))
      yield flaw('Other fields than id and name are answered.', at);
    if (String((at.body as Wire['ShopDetails']).id) !== id) yield flaw('Another shop is answered.', at);
  },
};

const readsRepeat: Rule = {
  id: 'reads-repeat',
  title: 'A read that is repeated answers the same',
  area: 'site',
  contract:
    'Answers of calls with `x-kept` are the same for everybody who asks in one language. Browsers may keep categories,',
  async *check(trial) {
    const calls: Call[] = [
      { operation: 'getSiteConfig', path: country(trial) },
      { operation: 'listParameters' },
      { operation: 'listVariations', path: country(trial) },
      { operation: 'listShopCategories', path: category(trial) },
      { operation: 'listShops', path: category(trial) },
      { operation: 'listAcceptancePoints', path: category(trial) },
      { operation: 'getVoucherOffers', path: country(trial) },
    ];
    for (const call of calls) {
      const { exchange: one } = await trial.good(call);
      const two = await trial.send(call);
      if (!sameAnswer(one, two)) yield flaw('Two reads differ.', one, two);
    }
    const { body } = await trial.good<Wire['Parameter'][]>({ operation: 'listParameters' });
    for (const { key, value } of body.slice(0, 3)) {
      const at = await trial.send({ operation: 'getParameter', path: { key } });
      if ((at.body as Wire['Parameter']).value !== value)
        yield flaw('The parameter differs from the list.', at);
    }
  },
};

const questionAnswered: Rule = {
  id: 'captcha-once',
  title: 'A captcha passes once, and a wrong answer never',
  area: 'voucher',
  contract: '`captcha` in the form `question:<questionId>:<answer>`. A question can be answered once.',
  async *check(trial) {
    const code = trial.stock.lend('spendable', trial.data.spendable);
    const captcha = trial.stock.captcha();
    const first = await enter(trial, code, captcha);
    const again = await enter(trial, code, captcha);
    if (codeOf(again) !== 'CAPx1')
      yield flaw('A captcha that was used has to be refused with CAPx1.', first, again);
    const { body } = await trial.good<Wire['CaptchaQuestion']>({ operation: 'getCaptchaQuestion' });
    const wrong = await enter(trial, code, `question:${body.questionId}:-1`);
    if (codeOf(wrong) !== 'CAPx1') yield flaw('A wrong answer has to be refused with CAPx1.', wrong);
    const empty = await enter(trial, code, '');
    if (codeOf(empty) !== 'CAPx1') yield flaw('An empty captcha has to be refused with CAPx1.', empty);
  },
};

export const READING_RULES: readonly Rule[] = [
  revalidates,
  languageKept,
  fieldsAsked,
  readsRepeat,
  questionAnswered,
];
