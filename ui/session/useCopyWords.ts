import { useText } from './text.ts';

/** The words of a `CopyButton` besides its label. Not in `useText`: the first screen has no such button, nor its texts. */
export function useCopyWords() {
  const { t } = useText();
  return (label: string) => ({ label, copied: t('common.copied'), denied: t('common.copyDenied') });
}
