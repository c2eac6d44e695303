import type { BrandForm, Checked, Written } from '../form/checked.ts';
import { fieldsOf } from '../form/field.ts';
import { contrastView } from './contrastView.ts';
import { readGallery } from './data.ts';
import { announce, element, labelledSelect, required } from './element.ts';
import { countOf, faultList, showFaults } from './faultsView.ts';
import { fieldView, idAt } from './fieldView.ts';
import { FormModel } from './formModel.ts';
import { Preview } from './preview.ts';
import { ask, send } from './send.ts';
import { SCHEMES, WIDTHS } from './view.ts';

/** While keys are typed, nothing is checked. */
const PAUSE_MS = 150;
/** Until the next question to a server that does not answer, because it is starting again. */
const RETRY_MS = 1000;
/** Wider than a telephone, the app is drawn smaller. */
const WIDE = 400;

const { states } = readGallery();
const { schema, answers, canWrite } = (await (await fetch('/gallery/brand/form')).json()) as BrandForm;
const fields = fieldsOf(schema);
const form = element('form', { className: 'fields', aria: { label: 'Brand' } });
const found = element('div', { className: 'found' });
const contrasts = element('section', { className: 'colours', aria: { label: 'Contrasts' } });
const preview = new Preview('entry', { width: 390, scheme: 'light', zoom: zoomOf(390) });
const model = new FormModel(answers, changed);

let timer: ReturnType<typeof setTimeout> | undefined;
let latest = 0;

drawForm();
drawPage();
void check();

function zoomOf(width: number): number {
  return width > WIDE ? 0.5 : 0.75;
}

function changed(isOther: boolean): void {
  if (isOther) drawForm();
  clearTimeout(timer);
  timer = setTimeout(() => void check(), PAUSE_MS);
}

/** Drawn again only when there are other fields; the focus stays where it was. */
function drawForm(): void {
  const focused = document.activeElement?.id ?? '';
  const before = new Map(
    [...form.querySelectorAll<HTMLDetailsElement>('details')].map(({ id, open }) => [id, open]),
  );
  form.replaceChildren(...fields.map((field) => fieldView(field, [], model)));
  for (const part of form.querySelectorAll<HTMLDetailsElement>('details'))
    part.open = before.get(part.id) ?? part.open;
  focusNear(focused);
}

/** What was removed leaves the focus to what is around it. */
function focusNear(id: string): void {
  if (!id.includes('-')) return;
  const place = document.getElementById(id);
  if (place === null) focusNear(id.slice(0, id.lastIndexOf('-')));
  else (place.querySelector('summary') ?? place).focus();
}

async function check(): Promise<void> {
  latest += 1;
  const own = latest;
  const checked = await send('/gallery/brand/check', model.answers).catch(() => null);
  // A later change is being checked.
  if (own !== latest) return;
  if (checked === null) {
    announce('The server does not answer.');
    timer = setTimeout(() => void check(), RETRY_MS);
    return;
  }
  draw(checked as Checked);
}

function draw(checked: Checked): void {
  showFaults(form, checked.faults);
  found.replaceChildren(faultList(checked.faults));
  if (checked.colours !== null)
    contrasts.replaceChildren(element('h2', {}, 'Contrasts'), ...contrastView(checked.colours, take));
  if (checked.css !== null) preview.colour(checked.css);
  announce(`${countOf(checked.faults)}.`);
}

function take(field: string, colour: string): void {
  model.set([field], colour, true);
  // The button goes away.
  document.getElementById(idAt([field]))?.focus();
}

function drawPage(): void {
  const bar = element(
    'div',
    { className: 'bar' },
    labelledSelect(
      'State',
      states.map(({ name, title }) => [name, title] as const),
      'entry',
      (state) => preview.show(state),
    ),
    labelledSelect(
      'Width',
      WIDTHS.map((px) => [px, `${px} px`] as const),
      '390',
      (px) => preview.wear({ width: Number(px), zoom: zoomOf(Number(px)) }),
    ),
    labelledSelect(
      'Scheme',
      SCHEMES.map((each) => [each, each] as const),
      'light',
      (scheme) => preview.wear({ scheme }),
    ),
  );
  const write = element(
    'button',
    { type: 'button', className: 'main', disabled: !canWrite },
    'Write the site’s files',
  );
  write.addEventListener('click', () => void writeFiles(write));
  const again = element('button', { type: 'button' }, 'Start from the example');
  again.addEventListener('click', () => model.become(answers, true));
  const copy = element('button', { type: 'button' }, 'Copy the answers');
  copy.addEventListener('click', () => void copyAnswers());
  const hint = canWrite
    ? 'Writes the same files as npm run brand -- new.'
    : 'This server serves a build. With npm start, this page writes the files.';
  required('workshop').append(
    element('a', { className: 'skip', href: '#told' }, 'To the preview'),
    element('div', { className: 'asked' }, element('h1', {}, 'New brand'), form),
    element(
      'div',
      { className: 'told', id: 'told', tabIndex: -1 },
      element('div', { className: 'actions' }, write, copy, again),
      element('p', { className: 'help' }, hint),
      found,
      element('div', { className: 'shows' }, element('div', {}, bar, preview.root), contrasts),
    ),
  );
}

async function copyAnswers(): Promise<void> {
  await navigator.clipboard.writeText(`${JSON.stringify(model.answers, null, 2)}\n`);
  announce('The answers are copied.');
}

async function writeFiles(button: HTMLButtonElement): Promise<void> {
  button.disabled = true;
  announce('The command checks the answers.');
  const answer = await ask('/gallery/brand/write', model.answers);
  const { report, id } = (await answer.json()) as Written;
  button.disabled = false;
  announce(id === undefined ? 'Nothing was written.' : 'The files are being written.');
  const said = element('section', { className: 'written', aria: { label: 'Written' } });
  if (id === undefined) said.append(element('pre', {}, report));
  else {
    const address = `http://${id}.localhost:${window.location.port}/`;
    const link = element('a', { href: address, target: '_blank', rel: 'noreferrer' }, address);
    said.append(
      element(
        'p',
        {},
        'The files are being written; the terminal lists them. The brand is then at ',
        link,
        '.',
      ),
    );
  }
  found.replaceChildren(said);
}
