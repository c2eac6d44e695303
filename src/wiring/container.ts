import { Container } from 'inversify';
import { EndVoucher } from '#application/voucher/endVoucher.ts';
import { TakeVoucher } from '#application/voucher/takeVoucher.ts';
import { VoucherStore } from '#application/voucher/voucherStore.ts';
import type { Core } from './core.ts';
import { TOKENS } from './tokens.ts';

/**
 * Builds the container with what the page began with, for the areas of `src/areas/` to add theirs to. What they bind is
 * constructed when somebody asks for it.
 */
export function buildContainer(core: Core): Container {
  const container = new Container({ defaultScope: 'Singleton', jitless: true });
  container.bind(TOKENS.api).toConstantValue(core.api);
  container.bind(TOKENS.sessionShelf).toConstantValue(core.sessionShelf);
  container.bind(TOKENS.tabWatch).toConstantValue(core.tabWatch);
  container.bind(TOKENS.onCall).toConstantValue(core.onCall);
  container.bind(TOKENS.clock).toConstantValue(core.clock);
  container.bind(TOKENS.kept).toConstantValue(core.kept);
  container.bind(TOKENS.loadMaps).toConstantValue(core.loadMaps);
  container.bind(TOKENS.loadPayments).toConstantValue(core.loadPayments);
  container.bind(TOKENS.loadPrivacyTools).toConstantValue(core.loadPrivacyTools);
  container.bind(TOKENS.log).toConstantValue(core.log);
  container.bind(TOKENS.otherTabs).toConstantValue(core.otherTabs);
  container.bind(VoucherStore).toConstantValue(core.voucherStore);
  container.bind(EndVoucher).toConstantValue(core.endVoucher);
  container.bind(TakeVoucher).toConstantValue(core.takeVoucher);
  return container;
}
