/** One control of a main page, and how it is pressed. A selector means its first visible match. */
export interface Control {
  readonly name: string;
  /** The state of the workshop that shows it. */
  readonly state: string;
  /** Default: `de`. */
  readonly site?: string;
  readonly selector: string;
  /** The key that is pressed in it; default: it is tapped. */
  readonly key?: string;
  /** Tapped before each press, unmeasured. */
  readonly first?: string;
  /**
   * What allows the next press: the page before this one, the state opened again, or a tap on something else. Default:
   * nothing, since the next press undoes this one or changes as much.
   */
  readonly after?: 'back' | 'open' | { readonly tap: string };
  /** On a desktop's width instead of a phone's. */
  readonly isWide?: true;
}

const SUBMIT = 'main form button[type="submit"]';
const OTHER_CARD = 'label:has(input[type="radio"]:not(:checked))';
const TICK = 'main label:has(input[type="checkbox"])';
const REMOVE_VOUCHER = '[data-print="never"] > div button';
const SEARCH = 'main input[type="search"]';
const CLOSE = 'dialog[open] header button';
const OTHER_LANGUAGE = 'header details[open] a:not([aria-current])';

/** Every kind of control on the main pages. Those of one state stand together: it is opened once for all of them. */
export const CONTROLS: readonly Control[] = [
  { state: 'entry', name: 'letter in the code', selector: '#voucher-code', key: 'a' },
  { state: 'entry', name: 'where is the code', selector: 'main summary' },
  { state: 'entry', name: 'menu', selector: 'header button' },
  { state: 'entry', name: 'languages', selector: 'header summary' },
  { state: 'entry', name: 'another language', first: 'header summary', selector: OTHER_LANGUAGE },
  { state: 'entry', name: 'form with faults', selector: SUBMIT, after: 'open' },

  { state: 'wall', name: 'letter in the search', selector: SEARCH, key: 'a' },
  { state: 'wall', name: 'fitting shops first', selector: TICK },
  { state: 'wall', name: 'category', selector: 'main nav a', after: 'back' },
  { state: 'wall', name: 'open a dialog', selector: 'search button', after: { tap: CLOSE } },
  {
    state: 'wall',
    name: 'filter',
    first: 'search button',
    selector: 'dialog[open] label',
    after: { tap: CLOSE },
  },
  { state: 'wall', name: 'shop', selector: 'main li a[href^="/shops/"]', after: 'back' },
  { state: 'wall', name: 'sort', selector: 'main select', key: 'ArrowDown', after: 'open' },
  { state: 'wall', name: 'more shops', selector: 'main [aria-hidden] + button', after: 'open' },
  { state: 'wall', name: 'remove voucher', selector: REMOVE_VOUCHER, after: 'open' },
  { state: 'wall', name: 'letter at 1280', selector: SEARCH, key: 'a', isWide: true },
  { state: 'wall', name: 'open chip at 1280', selector: 'main [role="group"] button', isWide: true },

  { state: 'shop', name: 'value of a shop', selector: `dialog ${OTHER_CARD}` },
  { state: 'shop', name: 'remember', selector: 'dialog [aria-pressed]' },
  { state: 'shop', name: 'close a dialog', selector: CLOSE, after: 'open' },
  { state: 'shop', name: 'next step', selector: 'dialog footer button', after: 'back' },

  { state: 'value', name: 'radio cards', selector: `main ${OTHER_CARD}` },

  { state: 'details-new', name: 'letter', selector: '#firstName', key: 'a' },
  { state: 'details-new', name: 'tick', selector: TICK },
  { state: 'details-new', name: 'select', selector: '#salutation', key: 'ArrowDown', after: 'open' },
  { state: 'details-new', name: 'delivery', selector: `main ${OTHER_CARD}` },
  { state: 'details-new', name: 'accordion', selector: 'main button[aria-expanded]' },
  { state: 'details-new', name: 'form with faults', selector: SUBMIT, after: 'open' },
  { state: 'details-new', name: 'letter beside faults', first: SUBMIT, selector: '#firstName', key: 'a' },
  { state: 'details', name: 'next page', selector: SUBMIT, after: 'back' },
  { state: 'details', name: 'previous page', selector: 'main a', after: 'back' },

  { state: 'check', name: 'tick', selector: TICK },
  { state: 'check', name: 'form with faults', selector: SUBMIT, after: 'open' },

  {
    state: 'basket',
    name: 'one more',
    selector: '[role="group"] output + button',
    after: { tap: 'button:has(+ output)' },
  },
  { state: 'basket', name: 'value of a line', selector: 'main select', key: 'ArrowDown', after: 'open' },
  { state: 'basket', name: 'remove a line', selector: 'div:has(> [role="group"]) + button', after: 'open' },

  { state: 'donation', name: 'organisation', selector: `main ${OTHER_CARD}` },
  { state: 'donation', name: 'letter', selector: '#firstName', key: 'a' },
  { state: 'donation', name: 'form with faults', selector: SUBMIT, after: 'open' },

  { state: 'charge', name: 'letter', selector: '#serial-number', key: '1' },
  { state: 'charge-amount', name: 'amount', selector: `main ${OTHER_CARD}` },
  { state: 'voucher-order', name: 'offer', selector: `main ${OTHER_CARD}` },
  { state: 'voucher-order', name: 'letter', selector: '#street', key: 'a' },
  { state: 'voucher-order', name: 'form with faults', selector: SUBMIT, after: 'open' },

  { state: 'thanks', name: 'copy', selector: 'main button:not([aria-pressed]) + output, main span > button' },
  { state: 'thanks', name: 'details', selector: 'main summary' },

  { state: 'link-help', name: 'topic', selector: 'main nav a', after: 'back' },
  { state: 'link-helpUnreadable', name: 'file picker', selector: '#help-photo' },
  { state: 'link-helpUnreadable', name: 'letter in a message', selector: '#help-message', key: 'a' },
  { state: 'link-helpUnreadable', name: 'letter', selector: '#help-email', key: 'a' },
  { state: 'link-helpUnreadable', name: 'form with faults', selector: SUBMIT, after: 'open' },

  { state: 'order-status', name: 'form with faults', selector: SUBMIT, after: 'open' },
  { state: 'link-reactivate', name: 'answer', selector: `main ${OTHER_CARD}` },
  { state: 'link-redeemLink', name: 'show the code', selector: 'main button', after: 'open' },
  {
    state: 'link-activation',
    name: 'ask before',
    selector: 'main button',
    after: { tap: 'dialog[open] footer button' },
  },
  { state: 'link-documentWithPin', name: 'letter in a PIN', selector: '#document-pin', key: '1' },
  {
    state: 'link-acceptancePoints',
    site: 'region',
    name: 'place filter',
    selector: '#place-category',
    key: 'ArrowDown',
  },
  { state: 'link-redemptionConditions', name: 'chapter', selector: 'main a', after: 'open' },
];
