import { html } from 'hono/html';
import type { ReadyPage } from '../core/readyPage.ts';
import { siteAddress } from '../core/sites.ts';
import type { World } from '../core/world.ts';
import { checksPart } from './checks.ts';
import { countsPart } from './counts.ts';
import { dialsPart } from './dials.ts';
import { paymentsPart } from './payments.ts';
import { type Markup, clockOf, sheet } from './markup.ts';
import { linksPart, ordersPart, outboxPart } from './post.ts';
import { ticketsPart } from './tickets.ts';
import { vouchersPart } from './vouchers.ts';

export function sandboxPage(world: World, asked: URL, pages: readonly ReadyPage[]): Markup {
  const addressOf = (site: string) => siteAddress(site, asked);
  const script = html`<script type="module" src="/sandbox/page.js"></script>`;
  const body = html`<a class="skip" href="#vouchers">Skip to the vouchers</a>
    <header class="top">
      <div>
        <h1>Sandbox</h1>
        <p class="stand-in">
          This is a stand-in for the operator’s backend. No shop, voucher or person in it is real, nothing is
          paid, and no mail leaves this page.
        </p>
      </div>
      <dl class="facts">
        <div><dt>Time in the sandbox</dt><dd>${clockOf(world.now())}${world.clock.isFrozen ? ', frozen' : ''}</dd></div>
        <div><dt>Token life time</dt><dd>${world.state.tokenLifetime} s</dd></div>
        <div><dt>Shops</dt><dd>${world.shops.count}</dd></div>
        <div><dt>Faults dialled</dt><dd>${world.state.faults.all().length}</dd></div>
      </dl>
    </header>
    <div class="bar">
      <form class="search" role="search" data-stays>
        <label for="search">Search this page</label>
        <input id="search" type="search" placeholder="code, order, e-mail, dial …" autocomplete="off" spellcheck="false" />
        <p id="found" class="found" role="status"></p>
      </form>
      <nav class="sections" aria-label="Parts of this page">
      <a href="#vouchers">Vouchers</a>
      <a href="#outbox">Outbox</a>
      <a href="#links">Ready links</a>
      <a href="#orders">Orders</a>
      <a href="#checks">Fraud checks</a>
      <a href="#payments">Payments</a>
      <a href="#tickets">Customer service</a>
      <a href="#dials">Dials</a>
      <a href="#counts">Counts for operators</a>
      </nav>
    </div>
    <main>
      <p id="status" class="status" role="status"></p>
      ${vouchersPart(world, addressOf)}
      ${outboxPart(world)} ${linksPart(pages, addressOf)} ${ordersPart(world)}
      ${checksPart(world, addressOf('de'))}
      ${paymentsPart(world)} ${ticketsPart(world)} ${dialsPart(world)}
      ${countsPart(world)}
    </main>`;
  return sheet('Sandbox – a stand-in backend', body, script);
}
