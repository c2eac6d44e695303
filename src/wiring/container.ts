import { Container, type ContainerModule } from 'inversify';
import * as z from 'zod/mini';
import { coreModule } from './core.ts';
import type { Environment } from './environment.ts';
import { redemptionModule } from './redemption.ts';
import { shopsModule } from './shops.ts';
import { voucherModule } from './voucher.ts';

/**
 * The whole application without its views. `thirdParties` is the real or the mock set; nothing is built until it
 * is asked for.
 */
export function buildContainer(thirdParties: ContainerModule, environment: Environment): Container {
  // zod would otherwise try `new Function` once, which our content security policy reports (fortress A).
  z.config({ jitless: true });
  const container = new Container({ defaultScope: 'Singleton', jitless: true });
  container.load(coreModule(environment), voucherModule, shopsModule, redemptionModule, thirdParties);
  return container;
}
