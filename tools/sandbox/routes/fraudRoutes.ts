import { Hono } from 'hono';
import { found } from '../core/problem.ts';
import { readBody, textAt } from '../core/read.ts';
import type { World } from '../core/world.ts';
import { type FraudCheck, describedCheck, stateOf, tooEarly, tryLetterPin } from '../fraud/check.ts';
import { checkDocument, readCheckData } from '../fraud/read.ts';
import { linkTokenIn } from './asking.ts';

/** A repeated step is ignored: the answer is the current state. */
export function fraudRoutes(world: World): Hono {
  const routes = new Hono();

  routes.get('/fraud-prevention', (context) => context.json(told(known(linkTokenIn(context)))));

  routes.post('/fraud-prevention/data', async (context) => {
    const check = known(linkTokenIn(context));
    const letterTo = readCheckData(await readBody(context.req));
    if (stateOf(check, world.now()) !== 'DATA_REQUIRED') return context.json(told(check));
    return context.json(told(keep({ ...check, letterTo, dataAt: world.now() })));
  });

  routes.post('/fraud-prevention/document', async (context) => {
    const check = known(linkTokenIn(context));
    await checkDocument(context.req);
    const state = stateOf(check, world.now());
    if (state === 'DATA_REQUIRED') throw tooEarly();
    if (state !== 'DOCUMENT_REQUIRED') return context.json(told(check));
    postLetter(check);
    return context.json(told(keep({ ...check, documentAt: world.now() })));
  });

  routes.post('/fraud-prevention/pin', async (context) => {
    const asked = known(linkTokenIn(context));
    const pin = textAt(await readBody(context.req), 'pin');
    const state = stateOf(asked, world.now());
    if (state === 'DATA_REQUIRED' || state === 'DOCUMENT_REQUIRED') throw tooEarly();
    if (state !== 'LETTER_SENT' && state !== 'PIN_REQUIRED') return context.json(told(asked));
    const { check, refused } = tryLetterPin(asked, pin, world.now());
    keep(check);
    if (refused) throw refused;
    return context.json(told(check));
  });

  return routes;

  function known(ident: string): FraudCheck {
    return found(world.state.fraudChecks.get(ident), 'No such check');
  }

  function told(check: FraudCheck) {
    return describedCheck(check, world.now());
  }

  function keep(check: FraudCheck): FraudCheck {
    world.state.fraudChecks.set(check.ident, check);
    return check;
  }

  /** The PIN is sent by post to the given address (product 10.8). */
  function postLetter({ pin, letterTo = '', transactionNumber }: FraudCheck): void {
    const letter = { to: letterTo, subject: `PIN, ${transactionNumber}`, text: `PIN ${pin}` };
    world.state.outbox.sendLetter(letter, world.now());
  }
}
