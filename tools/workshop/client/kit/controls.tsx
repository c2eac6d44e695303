import { Button } from '#ui/kit/Button.tsx';
import { ButtonLink } from '#ui/kit/ButtonLink.tsx';
import { Checkbox } from '#ui/kit/Checkbox.tsx';
import { CopyButton } from '#ui/kit/CopyButton.tsx';
import { EMAIL_INPUT } from '#ui/kit/emailInput.ts';
import { ExternalLink } from '#ui/kit/ExternalLink.tsx';
import { Field, FieldError, FieldHint } from '#ui/kit/Field.tsx';
import { LATER_ICONS } from '#ui/kit/laterIcons.ts';
import { Link } from '#ui/kit/Link.tsx';
import { LinkCards } from '#ui/kit/LinkCards.tsx';
import { RadioCards } from '#ui/kit/RadioCards.tsx';
import { Select } from '#ui/kit/Select.tsx';
import { SelectField } from '#ui/kit/SelectField.tsx';
import { Stepper } from '#ui/kit/Stepper.tsx';
import { TextArea } from '#ui/kit/TextArea.tsx';
import { TextField } from '#ui/kit/TextField.tsx';
import { control, COPY, LONG, part, PICTURE } from './part.tsx';

const FAULTY = { error: 'Please fill in this field.', errorPrefix: 'Error:' };
const HINTED = { hint: 'You find it on your card.' };
const OPTIONAL = { marker: 'optional' };
const OPTIONS = ['Germany', 'Austria', 'Switzerland'].map((label) => ({ value: label, label }));
const CARDS = [
  { value: '10', title: '10.00 €' },
  { value: '25', title: '25.00 €' },
];
const NOTED = CARDS.map((card) => ({ ...card, note: 'The rest stays on your voucher' }));

/** What is pressed, followed or filled in. */
export const CONTROLS = [
  part(Button, {
    primary: { children: 'Redeem' },
    secondary: { children: 'Redeem', kind: 'secondary' },
    quiet: { children: 'Redeem', kind: 'quiet' },
    'quiet, flush': { children: 'Redeem', kind: 'quiet', flush: true },
    tool: { children: 'Print', kind: 'tool', icon: LATER_ICONS.print },
    'with an icon': { children: 'Download', icon: LATER_ICONS.download },
    busy: { children: 'Redeem', busy: true, busyText: 'Redeeming' },
    'secondary, busy': { children: 'Redeem', kind: 'secondary', busy: true, busyText: 'Redeeming' },
    blocked: { children: 'Redeem', blockedBy: 'parts' },
    full: { children: 'Redeem', full: true },
    'long label': { children: LONG },
  }),
  part(ButtonLink, {
    primary: { to: '/', children: 'To the shops' },
    secondary: { to: '/', children: 'To the shops', kind: 'secondary' },
    quiet: { to: '/', children: 'To the shops', kind: 'quiet' },
    'with an icon, full': { to: '/', children: 'To the shops', icon: LATER_ICONS.shop, full: true },
  }),
  part(CopyButton, {
    secondary: { text: 'AB12', words: COPY },
    quiet: { text: 'AB12', words: COPY, kind: 'quiet' },
    tool: { text: 'AB12', words: COPY, kind: 'tool' },
  }),
  part(Link, { usual: { to: '/', children: 'Terms and conditions' } }),
  part(ExternalLink, {
    text: { href: 'https://shop.example', children: 'To the shop' },
    'new tab': { href: 'https://shop.example', children: 'To the shop', newTab: true, notice: 'new tab' },
    primary: { href: 'https://shop.example', children: 'To the shop', look: 'primary' },
    secondary: { href: 'https://shop.example', children: 'To the shop', look: 'secondary' },
    quiet: { href: 'https://shop.example', children: 'To the shop', look: 'quiet' },
  }),
  part(LinkCards, {
    several: {
      doors: [
        { to: '/one', title: 'Help', text: 'Answers to what is asked often', icon: 'info' },
        { to: '/two', title: 'Order status', text: LONG, icon: LATER_ICONS.parcel },
      ],
    },
  }),
  control(TextField, 'value', {
    empty: { label: 'First name', value: '' },
    filled: { label: 'First name', value: 'Ada' },
    optional: { label: 'Company', value: '', ...OPTIONAL },
    'with a hint': { label: 'Serial number', value: '', ...HINTED },
    faulty: { label: 'First name', value: '', required: true, ...FAULTY },
    half: { label: 'Postcode', value: '10115', width: 'half', inputMode: 'numeric' },
    code: { label: 'Code', value: 'AB12CD34EF56', look: 'code' },
    'with a button': { label: 'Code', value: '', trailing: <Button kind="secondary">Scan</Button> },
    search: { label: 'Search', value: 'books', type: 'search' },
    'e-mail': { label: 'Email', value: 'ada@bücher.example', ...EMAIL_INPUT, type: 'text' },
  }),
  control(TextArea, 'value', {
    empty: { label: 'Message', value: '' },
    filled: { label: 'Message', value: LONG, rows: 3 },
    faulty: { label: 'Message', value: '', ...HINTED, ...FAULTY },
  }),
  control(SelectField, 'value', {
    chosen: { label: 'Country', value: 'Austria', options: OPTIONS },
    'not chosen': {
      label: 'Country',
      value: '',
      options: [{ value: '', label: 'Please choose', disabled: true }, ...OPTIONS],
      ...HINTED,
    },
    'faulty, half': { label: 'Country', value: 'Austria', options: OPTIONS, width: 'half', ...FAULTY },
  }),
  control(Select, 'value', {
    box: { value: 'Austria', options: OPTIONS, 'aria-label': 'Country' },
    words: { value: 'Austria', options: OPTIONS, look: 'words', 'aria-label': 'Country' },
  }),
  control(Checkbox, 'checked', {
    off: { label: 'I agree to the terms.', checked: false },
    on: { label: 'I agree to the terms.', checked: true },
    'with a hint': { label: 'Keep me posted.', checked: false, ...HINTED },
    faulty: { label: LONG, checked: false, required: true, ...FAULTY },
  }),
  control(RadioCards, 'value', {
    'not chosen': { legend: 'Value', options: CARDS, value: undefined },
    'chosen, with notes': { legend: 'Value', options: NOTED, value: '25' },
    'in two columns': { legend: 'Value', options: NOTED, value: '10', columns: 2 },
    'notes beside': { legend: 'Value', options: NOTED, value: '10', notes: 'beside' },
    'with pictures and content': {
      legend: 'Payment',
      options: CARDS.map((card) => ({ ...card, picture: PICTURE, content: 'What else is asked for.' })),
      value: '25',
    },
    faulty: { legend: 'Value', options: CARDS, value: undefined, ...HINTED, ...FAULTY },
    'hidden legend': { legend: 'Value', legendHidden: true, options: CARDS, value: '10' },
  }),
  control(Stepper, 'value', {
    least: { label: 'Quantity', value: 1, min: 1, max: 3, ...stepper() },
    between: { label: 'Quantity', value: 2, min: 1, max: 3, ...stepper() },
    most: { label: 'Quantity', value: 3, min: 1, max: 3, ...stepper() },
  }),
  part(Field, {
    'around a control': { id: 'own', label: 'Photo', children: <input id="own" type="file" /> },
  }),
  part(FieldHint, { usual: { id: 'hinted', ...HINTED } }),
  part(FieldError, { usual: { id: 'faulty', ...FAULTY } }),
];

function stepper() {
  return { fewer: 'One fewer', more: 'One more', limit: 'At most 3.' };
}
