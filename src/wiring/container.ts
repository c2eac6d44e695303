import { Container } from 'inversify';
import { EndVoucher } from '#application/voucher/endVoucher.ts';
import { TabSession } from '#application/voucher/tabSession.ts';
import { TakeVoucher } from '#application/voucher/takeVoucher.ts';
import { VoucherStore } from '#application/voucher/voucherStore.ts';
import type { Core } from './core.ts';
import { CORE_NAMES, TOKENS } from './tokens.ts';

/** Builds the container with the first screen's objects; areas add theirs. Classes are constructed when requested. */
export function buildContainer(core: Core): Container {
  const container = new Container({ defaultScope: 'Singleton', jitless: true });
  for (const name of CORE_NAMES) container.bind<unknown>(TOKENS[name]).toConstantValue(core[name]);
  container.bind(VoucherStore).toConstantValue(core.voucherStore);
  container.bind(TabSession).toConstantValue(core.tabSession);
  container.bind(EndVoucher).toConstantValue(core.endVoucher);
  const { endVoucher, kept, tabSession } = core;
  container.bind(TakeVoucher).toConstantValue(new TakeVoucher(tabSession, kept, endVoucher));
  return container;
}
