import type { VendorScripts } from '#application/ports/vendorScripts.ts';
import { done, refused } from '#domain/core/result.ts';
import type { DrawnCardFields, CardFieldsOptions, DrawCardFields } from './cardFields.ts';
import { UNZER_V1_FIELDS, type UnzerV1, type UnzerV1Change, unzerV1 } from './unzerGlobals.ts';

const STYLES = 'https://static.unzer.com/v1/unzer.css';

const SCRIPT = {
  address: 'https://static.unzer.com/v1/unzer.js',
  isModule: false,
  isThere: () => unzerV1() !== null,
};

/** In characters, of a text of the vendor's. */
const LONGEST_TEXT = 200;

let drawings = 0;

/** Loads version 1 of Unzer's components (product 9.7). Rejects if they take too long. */
export async function loadUnzerV1(scripts: VendorScripts): Promise<DrawCardFields> {
  await scripts.load(SCRIPT);
  const vendor = unzerV1();
  if (vendor === null) throw new Error('unzer is not there');
  return (element, options) => draw(vendor, element, options);
}

function draw(
  Vendor: UnzerV1,
  element: HTMLElement,
  { publicKey, locale }: CardFieldsOptions,
): DrawnCardFields {
  const page = element.ownerDocument;
  dress(page);
  element.classList.add('unzerUI', 'form');
  drawings += 1;
  const card = new Vendor(publicKey, { locale }).Card();
  for (const field of UNZER_V1_FIELDS) {
    const place = page.createElement('div');
    place.id = `unzer-${drawings}-${field}`;
    place.className = 'unzerInput';
    element.append(place);
    card.create(field, { containerId: place.id, onlyIframe: false });
  }
  const fault = page.createElement('p');
  fault.setAttribute('role', 'status');
  element.append(fault);
  const right = new Set<unknown>();
  card.addEventListener('change', ({ type, success, error }: UnzerV1Change) => {
    if (success === true) right.add(type);
    else right.delete(type);
    // As text, never as HTML, which the vendor's own example uses.
    fault.textContent = success === true || typeof error !== 'string' ? '' : error.slice(0, LONGEST_TEXT);
  });
  return {
    createId: async () => {
      if (!UNZER_V1_FIELDS.every((field) => right.has(field))) return refused('incomplete');
      const resource = (await card.createResource()) as { readonly id?: unknown } | null | undefined;
      return done(resource?.id);
    },
  };
}

/** Does not wait: the fields work without the vendor's style sheet. */
function dress(page: Document): void {
  if (page.head.querySelector(`link[href="${STYLES}"]`) !== null) return;
  const link = page.createElement('link');
  link.rel = 'stylesheet';
  link.href = STYLES;
  page.head.append(link);
}
