import { fieldsOf } from '../form/field.ts';
import type { BrandForm, Checked } from '../form/checked.ts';
import { contrastView } from './contrastView.ts';
import { readGallery } from './data.ts';
import { announce, element, labelledSelect, required } from './element.ts';
import { faultList, showFaults } from './faultsView.ts';
import { fieldView } from './fieldView.ts';
import { FormModel } from './formModel.ts';
import { frameOf } from './frame.ts';
import { Refused, send } from './send.ts';
import { WIDTHS } from './view.ts';

/** While keys are typed, nothing is checked. */
const PAUSE_MS = 300;

const { states } = readGallery();
const { schema, answers, canWrite } = (await (await fetch('/gallery/brand/form')).json()) as BrandForm;
const fields = fieldsOf(schema);
const form = element('form', { className: 'fields', aria: { label: 'Brand' } });
const found = element('div', { className: 'found' });
const contrasts = element('section', { aria: { label: 'Contrasts' } });
const preview = element('div', { className: 'preview' });
const model = new FormModel(answers, changed);

let shown = { state: 'entry', width: 390, scheme: 'light' as 'light' | 'dark' };
let timer: ReturnType<typeof setTimeout> | undefined;
let latest = 0;

drawForm();
drawPage();
void check();

function changed(isOther: boolean): void {
  if (isOther) drawForm();
  clearTimeout(timer);
  timer = setTimeout(() => void check(), PAUSE_MS);
}

/** Drawn again only when there are other fields; the focus stays where it was. */
function drawForm(): void {
  const focused = document.activeElement?.id ?? '';
  const open = new Set(
    [...form.querySelectorAll('details[open] > summary')].map(({ textContent }) => textContent),
  );
  const isAsked = (isNeeded: boolean) => fields.filter(({ isRequired }) => isRequired === isNeeded);
  form.replaceChildren(
    element('h2', {}, 'Needed'),
    ...isAsked(true).map((field) => fieldView(field, [], model)),
    element('h2', {}, 'Optional'),
    ...isAsked(false).map((field) => fieldView(field, [], model)),
  );
  for (const summary of form.querySelectorAll('details > summary'))
    if (open.has(summary.textContent)) summary.parentElement?.setAttribute('open', '');
  if (focused !== '') document.getElementById(focused)?.focus();
}

async function check(): Promise<void> {
  latest += 1;
  const own = latest;
  const checked = (await send('/gallery/brand/check', model.answers)) as Checked;
  // A later change is being checked.
  if (own !== latest) return;
  showFaults(form, checked.faults);
  found.replaceChildren(faultList(checked.faults));
  if (checked.colours !== null)
    contrasts.replaceChildren(element('h2', {}, 'Contrasts'), ...contrastView(checked.colours, take));
  if (checked.isShown) drawPreview();
  announce(checked.faults.length === 0 ? 'No faults.' : `${checked.faults.length} faults.`);
}

function take(field: string, colour: string): void {
  model.set([field], colour, true);
}

function drawPreview(): void {
  const { figure, start } = frameOf({
    ...shown,
    label: 'The new brand',
    host: 'draft',
    language: '',
    scenario: 'none',
    zoom: shown.width > 400 ? 0.5 : 0.75,
  });
  preview.replaceChildren(figure);
  start();
}

function drawPage(): void {
  const show = (part: Partial<typeof shown>) => {
    shown = { ...shown, ...part };
    drawPreview();
  };
  const bar = element(
    'div',
    { className: 'bar' },
    labelledSelect(
      'State',
      states.map(({ name, title }) => [name, title] as const),
      shown.state,
      (state) => show({ state }),
    ),
    labelledSelect(
      'Width',
      WIDTHS.map((px) => [px, `${px} px`] as const),
      '390',
      (px) => show({ width: Number(px) }),
    ),
    labelledSelect(
      'Scheme',
      [
        ['light', 'light'],
        ['dark', 'dark'],
      ] as const,
      shown.scheme,
      (scheme) => show({ scheme }),
    ),
  );
  const write = element(
    'button',
    { type: 'button', className: 'main', disabled: !canWrite },
    'Write the site’s files',
  );
  write.addEventListener('click', () => void writeFiles());
  const again = element('button', { type: 'button' }, 'Start from the example');
  again.addEventListener('click', () => model.become(answers, true));
  const copy = element('button', { type: 'button' }, 'Copy the answers');
  copy.addEventListener('click', () => void copyAnswers());
  const hint = canWrite
    ? 'Writes the same files as npm run brand -- new.'
    : 'This server serves a build. With npm start, this page writes the files.';
  required('workshop').append(
    element('div', { className: 'asked' }, element('h1', {}, 'New brand'), form),
    element(
      'div',
      { className: 'told' },
      element('div', { className: 'actions' }, write, copy, again, element('p', { className: 'help' }, hint)),
      found,
      bar,
      preview,
      contrasts,
    ),
  );
}

async function copyAnswers(): Promise<void> {
  await navigator.clipboard.writeText(`${JSON.stringify(model.answers, null, 2)}\n`);
  announce('The answers are copied.');
}

async function writeFiles(): Promise<void> {
  try {
    const { files } = (await send('/gallery/brand/write', model.answers)) as { files: readonly string[] };
    announce(`Written: ${files.join(', ')}.`);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    announce('Nothing was written: there are faults.');
    await check();
  }
}
