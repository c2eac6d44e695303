import { Missing } from '../data/stock.ts';
import type { Wire } from '../driver/acts.ts';
import type { Trial } from '../driver/trial.ts';
import type { StraightWays } from './straight.ts';

/** The smallest PNG there is: one transparent pixel. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

function picture(): File {
  const bytes = Uint8Array.from(atob(PIXEL), (character) => character.charCodeAt(0));
  return new File([bytes], 'document.png', { type: 'image/png' });
}

/** What a check asks of the person, given and confirmed. */
function checkData(trial: Trial) {
  const { firstName, lastName, street, streetNumber, postalCode, city, country } = trial.data.customer;
  const sentences = [
    'reachableByPost',
    'usageConditions',
    'dataSharing',
    'giftReceived',
    'personalUse',
    'truthful',
    'ownAccount',
  ];
  const confirmations = Object.fromEntries(sentences.map((sentence) => [sentence, true]));
  const person = { firstName, lastName, street, streetNumber, postalCode, city, country };
  return { ...person, confirmations, confirmationsEdition: '2026-11' };
}

export function fraudData(trial: Trial, link: string) {
  return { operation: 'giveFraudCheckData', link, body: checkData(trial) } as const;
}

function fraudDocument(link: string) {
  const form = new FormData();
  form.append('file', picture());
  return { operation: 'sendFraudCheckDocument', link, form } as const;
}

/** A request to the customer service about nothing else. */
export function support(trial: Trial, file?: File) {
  const form = new FormData();
  form.append('topic', 'OTHER');
  form.append('email', trial.data.customer.email);
  form.append('orderNumber', crypto.randomUUID());
  form.append('message', 'A conformance test. Please ignore it.');
  if (file !== undefined) form.append('file', file);
  return { operation: 'requestSupport', form } as const;
}

export async function requestedCheck(trial: Trial) {
  const code = trial.stock.take('oldCodes', trial.data.oldCodes);
  const body = { code, email: trial.data.customer.email, captcha: trial.stock.captcha() };
  return { code, ...(await trial.good<Wire['Reactivation']>({ operation: 'requestReactivation', body })) };
}

/** A voucher of an order that its giver has not activated. */
export async function inactive(trial: Trial, link: string): Promise<string> {
  const { body } = await trial.good<Wire['Activation']>({ operation: 'getActivation', link });
  const first = body.vouchers.find(({ state }) => state === 'INACTIVE');
  if (first === undefined) throw new Missing('a voucher to activate');
  return first.serialNumber;
}

/** Under a site of its own, so that no site's figures change. */
const COUNTED = {
  site: 'conformance',
  engine: 'other',
  events: [
    { kind: 'step', name: 'opened', step: '/', count: 1 },
    // What a later release may count: routes and problems are open lists.
    { kind: 'problem', name: 'not-known-yet', step: '/not/known/:yet', count: 1 },
  ],
} as const;

/** Checks, givers, old codes, the customer service and the operator's log. */
export const SERVING: StraightWays = {
  async getFraudCheck(trial) {
    const { begun, document, letter, locked } = trial.data.fraudChecks;
    const all = [...begun, ...document, ...letter.map(({ link }) => link), ...locked];
    trial.stock.lend('fraudChecks', all);
    for (const link of all) await trial.good({ operation: 'getFraudCheck', link });
  },
  async giveFraudCheckData(trial) {
    const link = trial.stock.lend('fraudChecks.begun', trial.data.fraudChecks.begun);
    await trial.good(fraudData(trial, link));
  },
  async sendFraudCheckDocument(trial) {
    const link = trial.stock.lend('fraudChecks.document', trial.data.fraudChecks.document);
    await trial.good(fraudDocument(link));
  },
  async enterFraudCheckPin(trial) {
    const { link, pin } = trial.stock.take('fraudChecks.letter', trial.data.fraudChecks.letter);
    await trial.good({ operation: 'enterFraudCheckPin', link, body: { pin } });
  },
  async getActivation(trial) {
    const link = trial.stock.lend('activations', trial.data.activations);
    await trial.good({ operation: 'getActivation', link });
  },
  async activateVouchers(trial) {
    const link = trial.stock.lend('activations', trial.data.activations);
    const serialNumbers = [await inactive(trial, link)];
    await trial.good({ operation: 'activateVouchers', link, body: { serialNumbers } });
  },
  requestReactivation: (trial) => requestedCheck(trial),
  async getReactivation(trial) {
    const { body } = await requestedCheck(trial);
    await trial.good({ operation: 'getReactivation', link: body.reactivationId });
  },
  requestSupport: (trial) => trial.good(support(trial, picture())),
  sendOperationLog: (trial) => trial.good({ operation: 'sendOperationLog', body: COUNTED }),
};
