import { type GivenOrder, seedOrders } from '../activation/order.ts';
import type { VoucherDocument } from '../document/document.ts';
import { seedDocuments } from '../document/seedDocuments.ts';
import type { Donation } from '../donation/donation.ts';
import { FaultQueue } from '../fault/fault.ts';
import type { FraudCheck } from '../fraud/check.ts';
import { seedChecks } from '../fraud/seedChecks.ts';
import { GiveawayStock } from '../giveaway/giveaway.ts';
import type { Asking, Post } from '../mail/mails.ts';
import { Outbox } from '../mail/outbox.ts';
import { MailPace } from '../mail/pace.ts';
import { IdempotentCalls } from './idempotency.ts';
import { PayloadSigner } from '../payment/signature.ts';
import { Till } from '../payment/till.ts';
import { CallLog } from '../operation/callLog.ts';
import { OperationBook } from '../operation/book.ts';
import type { Reactivation } from '../reactivation/reactivation.ts';
import type { RedeemLink } from '../redeem/link.ts';
import type { Quote } from '../redeem/quote.ts';
import type { Redemption } from '../redeem/redemption.ts';
import { seedLinks } from '../redeem/seedLinks.ts';
import { TicketStore } from '../support/ticket.ts';
import type { ReadTexts } from '../site/translations.ts';
import { ShopCatalogue } from '../shop/catalogue.ts';
import { VoucherBook } from '../voucher/book.ts';
import { CaptchaChecks } from '../voucher/captcha.ts';
import { Reminders } from '../voucher/reminders.ts';
import { TokenMint } from '../voucher/token.ts';
import type { VoucherOrder } from '../voucherOrder/voucherOrder.ts';
import { type Instant, MINUTE, SECOND, SandboxClock } from './clock.ts';
import type { ReadPicture } from './picture.ts';
import type { SandboxProfile } from './profile.ts';
import type { ReadyPage } from './readyPage.ts';

export interface SandboxOptions {
  /** The machine's time; tests pass a fixed clock. */
  readonly now?: () => Instant;
  /** Number of shops on the largest wall before the dial changes it; default 500. */
  readonly shops?: number;
  /** The sandbox reads no files. Without this function it has no pictures. */
  readonly readPicture?: ReadPicture;
  /** Reads a drawing of `public/`, such as `brands/de/logo.svg`, for the files with codes. */
  readonly readBrandPicture?: ReadPicture;
  /** As `readPicture`; without it the translation dump has a few texts only. */
  readonly readTexts?: ReadTexts;
  /** Which calls it answers; all by default. */
  readonly profile?: SandboxProfile;
  /** Pages of the app to link to, beside those with something ready-made. */
  readonly pages?: readonly ReadyPage[];
}

/** Limits the memory: a catalogue of 50,000 shops is large. */
const MOST_CATALOGUES = 4;

const TOKEN_LIFETIME = (20 * MINUTE) / SECOND;

/** Everything that a reset restores. */
class SandboxState {
  readonly vouchers: VoucherBook;
  readonly links: Map<string, RedeemLink>;
  readonly documents: Map<string, VoucherDocument>;
  readonly fraudChecks: Map<string, FraudCheck>;
  readonly givenOrders: Map<string, GivenOrder>;
  readonly reactivations = new Map<string, Reactivation>();
  readonly tokens = new TokenMint();
  readonly captcha = new CaptchaChecks();
  readonly idempotency = new IdempotentCalls();
  readonly faults = new FaultQueue();
  readonly calls = new CallLog();
  operation = new OperationBook();
  readonly outbox = new Outbox();
  readonly pace = new MailPace();
  readonly reminders = new Reminders();
  readonly giveaways = new GiveawayStock();
  readonly tickets = new TicketStore();
  readonly quotes = new Map<string, Quote>();
  readonly redemptions = new Map<string, Redemption>();
  readonly donations = new Map<string, Donation>();
  readonly voucherOrders = new Map<string, VoucherOrder>();
  readonly till = new Till();
  readonly signer = new PayloadSigner();
  /** Start of the sandbox or its last reset. */
  readonly startedAt: Instant;
  /** In seconds. */
  tokenLifetime = TOKEN_LIFETIME;

  constructor(now: Instant, shops: ShopCatalogue) {
    this.startedAt = now;
    this.vouchers = new VoucherBook(now);
    this.links = seedLinks(now, shops);
    this.documents = seedDocuments(now);
    this.fraudChecks = seedChecks(now);
    this.givenOrders = seedOrders(now, this.vouchers);
  }
}

/** Shops never change, and building them takes most of a sandbox's start: all sandboxes share the usual ones. */
const USUAL = new ShopCatalogue(500);

/** One sandbox: clock, shops and state. Worlds share no state. */
export class World {
  readonly clock: SandboxClock;
  /** A dial: a reset restores that of the start. */
  profile: SandboxProfile;
  readonly #usualProfile: SandboxProfile;
  shops: ShopCatalogue;
  /** How many shops the wall shows. The others are still found by their address. */
  onWall = Number.POSITIVE_INFINITY;
  readonly readBrandPicture: ReadPicture;
  readonly #catalogues = new Map<number, ShopCatalogue>();
  readonly #usualShops: number;
  state: SandboxState;

  constructor(options: SandboxOptions) {
    this.clock = new SandboxClock(options.now ?? (() => Date.now()));
    this.#usualProfile = options.profile ?? 'full';
    this.profile = this.#usualProfile;
    this.readBrandPicture = options.readBrandPicture ?? (() => Promise.resolve(undefined));
    this.#usualShops = options.shops ?? USUAL.count;
    this.shops = this.catalogueOf(this.#usualShops);
    this.state = new SandboxState(this.clock.now(), this.shops);
  }

  now(): Instant {
    return this.clock.now();
  }

  post(asking: Asking): Post {
    return { ...asking, outbox: this.state.outbox, now: this.now() };
  }

  /** @param count number of shops on the largest wall; the same number gives the same catalogue */
  catalogueOf(count: number): ShopCatalogue {
    if (count === USUAL.count) return USUAL;
    const known = this.#catalogues.get(count) ?? new ShopCatalogue(count);
    if (this.#catalogues.size >= MOST_CATALOGUES) this.#catalogues.clear();
    this.#catalogues.set(count, known);
    return known;
  }

  /** Sets the dial for the number of shops. Omitted values are reset. */
  turnShops(shops = this.#usualShops, onWall = Number.POSITIVE_INFINITY): void {
    this.shops = this.catalogueOf(shops);
    this.onWall = onWall;
  }

  /** @param now the clock's time from now on, also for the seeded state; default: the machine's */
  reset(now?: Instant): void {
    this.profile = this.#usualProfile;
    this.turnShops();
    this.clock.backToMachine();
    if (now !== undefined) this.clock.moveTo(now);
    this.state = new SandboxState(this.clock.now(), this.shops);
  }
}
