import type { OpenOrders } from '#application/orders/orderBook.ts';
import type { Belongings } from '#application/ports/belongings.ts';
import type { Captcha } from '#application/ports/captcha.ts';
import type { Choices } from '#application/ports/choices.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { LoadMaps } from '#application/ports/maps.ts';
import type { Log } from '#application/ports/log.ts';
import type { Network } from '#application/ports/network.ts';
import type { OtherTabs } from '#application/ports/otherTabs.ts';
import type { PageReload } from '#application/ports/pageReload.ts';
import type { LoadPayments } from '#application/ports/payments.ts';
import type { LoadPrivacyTools } from '#application/ports/privacyTools.ts';
import type { TabMemory } from '#application/ports/tabMemory.ts';
import type { VoucherStore } from '#application/ports/voucherStore.ts';
import type { Waits } from '#application/ports/waits.ts';
import type { SiteConfigDesk, SiteFiles } from '#application/site/loadSite.ts';
import type { LoadTexts, TextSource } from '#application/site/loadTexts.ts';
import type { SecurityQuestionDesk } from '#application/voucher/askSecurityQuestion.ts';
import type { VoucherDesk } from '#application/voucher/enterVoucherCode.ts';
import type { ReadToken } from '#application/voucher/restoreVoucher.ts';
import type { ApiClient } from '#infrastructure/api/client.ts';
import type { CallListener } from '#infrastructure/api/transport.ts';
import type { ServerClock } from '#infrastructure/clock/serverClock.ts';
import type { Shelf } from '#infrastructure/storage/shelf.ts';
import type { TabWatch } from '#ui/session/TabWatch.ts';
import { token } from './token.ts';

/**
 * Container tokens of what the first screen needs and areas may ask for: ports, adapters and values. Use cases need no
 * token: a class is its own identifier. An area names its own tokens in its own file.
 */
export const TOKENS = {
  // adapters that other adapters are built from
  api: token<ApiClient>('ApiClient'),
  serverClock: token<ServerClock>('ServerClock'),
  sessionShelf: token<Shelf>('SessionShelf'),
  tabWatch: token<TabWatch>('TabWatch'),
  localShelf: token<Shelf>('LocalShelf'),
  onCall: token<CallListener>('OnCall'),

  // ports
  belongings: token<Belongings>('Belongings'),
  captcha: token<Captcha<HTMLElement>>('Captcha'),
  choices: token<Choices>('Choices'),
  clock: token<Clock>('Clock'),
  loadMaps: token<LoadMaps<HTMLElement>>('LoadMaps'),
  loadPayments: token<LoadPayments<HTMLElement>>('LoadPayments'),
  loadPrivacyTools: token<LoadPrivacyTools>('LoadPrivacyTools'),
  log: token<Log>('Log'),
  network: token<Network>('Network'),
  openOrders: token<OpenOrders>('OpenOrders'),
  otherTabs: token<OtherTabs>('OtherTabs'),
  pageReload: token<PageReload>('PageReload'),
  readToken: token<ReadToken>('ReadToken'),
  securityQuestionDesk: token<SecurityQuestionDesk>('SecurityQuestionDesk'),
  siteConfigDesk: token<SiteConfigDesk>('SiteConfigDesk'),
  siteFiles: token<SiteFiles>('SiteFiles'),
  tabMemory: token<TabMemory>('TabMemory'),
  textSource: token<TextSource>('TextSource'),
  voucherDesk: token<VoucherDesk>('VoucherDesk'),
  voucherStore: token<VoucherStore>('VoucherStore'),
  waits: token<Waits>('Waits'),

  // one use case, over different texts
  loadSharedTexts: token<LoadTexts>('LoadSharedTexts'),
  loadTexts: token<LoadTexts>('LoadTexts'),
} as const;
