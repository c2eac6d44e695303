import { bareCode, formatVoucherCode } from '#domain/voucher/voucherCode.ts';

/**
 * Repeats a typed code below its field as the app does, to avoid a layout shift when the app takes over. A code with
 * words or punctuation around it is left to the app.
 */
export function readsBack(early: HTMLElement): void {
  const field = early.querySelector<HTMLInputElement>('form input');
  const line = early.querySelector<HTMLTemplateElement>('template[data-part=reading]')?.content
    .firstElementChild;
  const text = line?.textContent;
  if (!field || !line || !text) return;
  const forget = () => {
    line.textContent = '';
    line.remove();
  };
  const read = () => {
    const code = bareCode(field.value);
    if (code === null) forget();
    else {
      line.textContent = text.replace('{{code}}', formatVoucherCode(code));
      field.closest('form > div')?.querySelector('[id$=-hint]')?.after(line);
    }
  };
  read();
  // Some password managers fire only `change`.
  for (const type of ['input', 'change']) field.addEventListener(type, read);
  field.form?.addEventListener('reset', forget);
}
