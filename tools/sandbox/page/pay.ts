import { html } from 'hono/html';
import { DECISIONS, type Decision, wayBack } from '../payment/decide.ts';
import type { Payment, Provider } from '../payment/payment.ts';
import { type Markup, money, sheet } from './markup.ts';

/** Default time that a late provider keeps answering "processing". */
export const USUAL_SECONDS = 8;

const TITLE: Readonly<Record<Provider, string>> = { 'amazon-pay': 'Wallet', unzer: 'Card challenge' };

const CHOICES: Readonly<Record<Decision, readonly [label: string, effect: string]>> = {
  approve: ['Approve', 'The money comes when the app finalizes, or by itself after two minutes.'],
  'approve-late': [
    'Approve, answer late',
    'Until the seconds below have passed, every answer is “processing”.',
  ],
  'approve-unheard': [
    'Approve, lose the answer',
    'The next answer of finalize is lost on its way. What it asked for is done.',
  ],
  decline: ['Decline', 'The payment has failed when the holder comes back.'],
  'decline-late': ['Decline late', 'Authorised first; it fails when the seconds below have passed.'],
  cancel: ['Cancel', 'The holder turns back. The wallet then names no session in the address.'],
};

/**
 * The provider's page for one payment: six decisions, or the decision that was made.
 * @param paysFor description of what is paid
 */
export function payPage(payment: Payment, paysFor: string): Markup {
  const { id, provider, reference, amountInCent, currency, returnUrl, stage } = payment;
  const open = stage.kind === 'awaiting-holder';
  return frame(
    TITLE[provider],
    html`<dl class="facts">
        <div><dt>To pay</dt><dd>${money(amountInCent, currency)}</dd></div>
        <div><dt>To</dt><dd>${new URL(returnUrl).host}</dd></div>
        <div><dt>For</dt><dd>${paysFor}</dd></div>
        <div><dt>Reference</dt><dd>${reference}</dd></div>
      </dl>
      ${open ? choices(id) : over(payment)}`,
  );
}

/** Replaces the page when there is nothing to decide. */
export function payRefused(provider: Provider, why: string): Markup {
  return frame(TITLE[provider], html`<p class="dial">${why}</p>`);
}

function choices(id: string): Markup {
  return html`<form class="decisions" method="post" action="/sandbox/pay/decide">
    <input type="hidden" name="id" value="${id}" />
    ${DECISIONS.map((decision) => {
      const [label, effect] = CHOICES[decision];
      return html`<p class="decision">
        <button name="decision" value="${decision}" aria-describedby="${decision}">${label}</button>
        <span class="hint" id="${decision}">${effect}</span>
      </p>`;
    })}
    <label class="dial">
      Seconds for what is late
      <input name="seconds" type="number" min="1" max="3600" value="${USUAL_SECONDS}" required />
    </label>
  </form>`;
}

function over(payment: Payment): Markup {
  const { stage } = payment;
  const how = stage.kind === 'cancelled' ? `${stage.kind} (${stage.reason})` : stage.kind;
  return html`<div class="dial">
    <p>This payment has been decided: ${how}.</p>
    <p class="actions"><a class="button" href="${wayBack(payment)}">Back to the shop</a></p>
  </div>`;
}

function frame(title: string, body: Markup): Markup {
  return sheet(
    `${title} – a stand-in`,
    html`<main class="pay">
      <header>
        <h1>${title}</h1>
        <p class="stand-in">A stand-in for the provider’s own page. Nothing is paid here.</p>
      </header>
      ${body}
    </main>`,
  );
}
