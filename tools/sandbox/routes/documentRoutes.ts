import { Hono } from 'hono';
import { found } from '../core/problem.ts';
import { readBody, textAt } from '../core/read.ts';
import type { World } from '../core/world.ts';
import { type VoucherDocument, describedDocument, tryDocumentPin } from '../document/document.ts';
import { fileAnswer, fileOf, listedFiles } from '../document/files.ts';
import { unprocessable } from '../redeem/customer.ts';
import { linksOf } from '../redeem/deliver.ts';
import { readyAt } from '../redeem/link.ts';
import { linkTokenIn, makingIn } from './asking.ts';

export function documentRoutes(world: World): Hono {
  const routes = new Hono();

  routes.get('/voucher-document', async (context) => {
    const document = known(linkTokenIn(context));
    const { links, readiness } = partsOf(document);
    const late = readiness.now < readiness.readyAt;
    const files = late ? [] : await listedFiles(document.formats, links, makingIn(context, world));
    return context.json(describedDocument(document, files, readiness));
  });

  routes.post('/voucher-document/download', async (context) => {
    const asked = known(linkTokenIn(context));
    const body = await readBody(context.req);
    const wanted = textAt(body, 'format');
    const format = asked.formats.find((one) => one === wanted);
    if (format === undefined) throw unprocessable('/format');
    const { links, readiness } = partsOf(asked);
    const pin = body['pin'] === undefined ? undefined : textAt(body, 'pin');
    const { on: document, refused } = tryDocumentPin(asked, pin, readiness);
    world.state.documents.set(document.ident, document);
    if (refused) throw refused;
    for (const link of links) world.state.links.set(link.token, { ...link, revealed: true });
    return fileAnswer(format, await fileOf(format, links, makingIn(context, world)));
  });

  return routes;

  function known(ident: string): VoucherDocument {
    return found(world.state.documents.get(ident), 'No such document');
  }

  function partsOf({ redeemId }: VoucherDocument) {
    const links = linksOf(world, redeemId);
    const readiness = { readyAt: Math.max(...links.map(readyAt)), now: world.now() };
    return { links, readiness };
  }
}
