import { readBack } from '#domain/voucher/voucherCode.ts';

/** Repeats a typed code below its field as the app does, so that nothing moves when that takes over. */
export function readsBack(early: HTMLElement): void {
  const field = early.querySelector<HTMLInputElement>('form input');
  const line = early.querySelector<HTMLTemplateElement>('template[data-part=reading]')?.content
    .firstElementChild;
  const text = line?.textContent;
  if (!field || !line || !text) return;
  const read = () => {
    const code = readBack(field.value);
    line.textContent = text.replace('{{code}}', () => code ?? '');
    if (code === null) line.remove();
    else field.closest('form > div')?.querySelector('output')?.before(line);
  };
  read();
  field.addEventListener('input', read);
  field.form?.addEventListener('reset', () => line.remove());
}
