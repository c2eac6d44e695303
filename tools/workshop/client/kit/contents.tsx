import { useState } from 'react';
import { Button } from '#ui/kit/Button.tsx';
import { Details } from '#ui/kit/Details.tsx';
import { Dialog } from '#ui/kit/Dialog.tsx';
import { Disclosure } from '#ui/kit/Disclosure.tsx';
import { ErrorSummary } from '#ui/kit/ErrorSummary.tsx';
import { Chevron, Icon } from '#ui/kit/Icon.tsx';
import { LATER_ICONS } from '#ui/kit/laterIcons.ts';
import { LogoPlate } from '#ui/kit/LogoPlate.tsx';
import { Note } from '#ui/kit/Note.tsx';
import { Notice, NOTICE_KINDS } from '#ui/kit/Notice.tsx';
import { Picture } from '#ui/kit/Picture.tsx';
import { ProblemCard } from '#ui/kit/ProblemCard.tsx';
import { ProgressSteps } from '#ui/kit/ProgressSteps.tsx';
import { Reference } from '#ui/kit/Reference.tsx';
import { SafeHtml } from '#ui/kit/SafeHtml.tsx';
import { ShopHead, ShopHeadLoading } from '#ui/kit/ShopHead.tsx';
import { Skeleton, type SkeletonShape } from '#ui/kit/Skeleton.tsx';
import { SpelledCode } from '#ui/kit/SpelledCode.tsx';
import { StatusBadge } from '#ui/kit/StatusBadge.tsx';
import { StatusLine } from '#ui/kit/StatusLine.tsx';
import { VisuallyHidden } from '#ui/kit/VisuallyHidden.tsx';
import { COPY, LONG, part, PICTURE } from './part.tsx';

const REFERENCE = { label: 'Reference', value: 'K7QX2M' };
const PROBLEM = {
  word: 'Error',
  title: 'This code was redeemed already',
  cause: 'It was redeemed on 3 May.',
  money: 'Nothing was taken from your voucher.',
  reference: REFERENCE,
};
const STEPS = { label: 'Progress', steps: ['Shop', 'Value', 'Details', 'Check'] };
const FAULTS = [
  { fieldId: 'parts', text: 'Please fill in your first name.' },
  { fieldId: 'root', text: 'Please check your email address.' },
];
const DIALOG = { title: 'End this voucher?', children: LONG, closeLabel: 'Close', onClose: () => undefined };
const SHAPES: readonly SkeletonShape[] = ['title', 'line', 'short', 'field', 'button', 'card', 'picture'];
const ICONS = ['alert', 'check', 'close', 'error', 'external', 'globe', 'info', 'menu', 'success'] as const;

/** The same props in each of several kinds. */
function each<Kind extends string, Props>(kinds: readonly Kind[], of: (kind: Kind) => Props) {
  return Object.fromEntries(kinds.map((kind) => [kind, of(kind)]));
}

function Opened({ dialog }: { dialog: Parameters<typeof Dialog>[0] }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const actions = dialog.actions === undefined ? undefined : <Button onClick={close}>Keep it</Button>;
  return (
    <>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        Open
      </Button>
      {isOpen && <Dialog {...dialog} actions={actions} onClose={close} />}
    </>
  );
}

/** What is read. */
export const CONTENTS = [
  part(ProblemCard, {
    error: { ...PROBLEM, code: { label: 'Code', value: 'already-redeemed', copy: COPY } },
    'warning, with a next step': {
      ...PROBLEM,
      title: 'The shop is not reachable',
      tone: 'warning',
      word: 'Not possible yet',
      next: 'Try again in a minute.',
      actions: <Button>Try again</Button>,
    },
    info: { ...PROBLEM, title: 'This voucher is too old', tone: 'info' },
    'without a heading': { ...PROBLEM, title: 'This code has a typing error', headingLevel: null },
  }),
  part(Note, {
    info: { kind: 'info', word: 'Note', wordSpoken: true, children: LONG },
    warning: { kind: 'warning', word: 'Please note', children: LONG },
  }),
  part(
    Notice,
    each(NOTICE_KINDS, (kind) => ({
      kind,
      word: kind,
      children: LONG,
      ...(kind === 'info' && { onDismiss: () => undefined, dismissLabel: 'Close' }),
    })),
  ),
  part(
    StatusBadge,
    each(NOTICE_KINDS, (kind) => ({ kind, children: kind })),
  ),
  part(StatusLine, {
    usual: { children: '37 shops' },
    compact: { children: '37 shops', compact: true },
    'hidden, only heard': { children: '37 shops', hidden: true },
  }),
  part(ErrorSummary, { 'two faults': { title: 'Two answers are missing', faults: FAULTS, attempt: 0 } }),
  part(Reference, { usual: REFERENCE }),
  part(ProgressSteps, {
    first: { ...STEPS, text: 'Step 1 of 4: Shop', current: 0 },
    third: { ...STEPS, text: 'Step 3 of 4: Details', current: 2 },
  }),
  part(
    Dialog,
    {
      narrow: DIALOG,
      'wide, with actions': { ...DIALOG, size: 'wide', actions: true },
      full: { ...DIALOG, size: 'full' },
      'needs an answer': { ...DIALOG, kind: 'alertdialog', actions: true },
    },
    (dialog) => <Opened dialog={dialog} />,
  ),
  part(Disclosure, {
    usual: { label: 'Categories', children: 'Books, music' },
    'active, at the end': { label: 'Categories', active: true, edge: 'end', children: 'Books, music' },
  }),
  part(Details, {
    closed: { summary: 'Where do I find my code?', children: LONG },
    open: { summary: 'Where do I find my code?', open: true, children: LONG },
  }),
  part(ShopHead, {
    'with a logo': { shop: 'Bowlaria', logo: PICTURE, value: '25.00 €' },
    'without a logo': { shop: LONG, logo: null, value: '25.00 €' },
  }),
  part(ShopHeadLoading, { usual: { label: 'Loading your shop voucher' } }),
  part(
    LogoPlate,
    each(['m', 's'], (size) => ({ src: PICTURE, size })),
  ),
  part(Picture, {
    usual: { src: PICTURE, alt: 'Frohgut', width: 120 },
    'fails to load': { src: 'data:,', alt: '', otherwise: 'Shown instead' },
  }),
  part(SpelledCode, { short: { text: 'AB12' }, long: { text: 'AB12CD34EF56GH78' } }),
  part(SafeHtml, {
    usual: { html: '<p>Valid <b>until May</b>, see <a href="https://shop.example">the shop</a>.</p>' },
  }),
  part(Skeleton, {
    'every shape': { label: 'Loading', shapes: SHAPES },
    tiles: { label: 'Loading', shapes: ['tile', 'tile'] },
  }),
  part(Icon, {
    small: { name: 'info', size: 's' },
    ...each(ICONS, (name) => ({ name })),
    ...Object.fromEntries(Object.entries(LATER_ICONS).map(([name, drawing]) => [name, { name: drawing }])),
    large: { name: 'info', size: 'l' },
  }),
  part(Chevron, { usual: {} }),
  part(VisuallyHidden, { 'only heard': { children: 'Only heard' } }),
];
