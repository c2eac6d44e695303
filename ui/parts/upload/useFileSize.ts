import { useText } from '../../session/text.ts';

/** Formats a byte count: 1,842 bytes are 1.8 kB. */
export function useFileSize(): (bytes: number) => string {
  const { locale } = useText();
  return (bytes) => {
    const isLarge = bytes >= 1_000_000;
    const format = new Intl.NumberFormat(locale, {
      style: 'unit',
      unit: isLarge ? 'megabyte' : 'kilobyte',
      maximumFractionDigits: 1,
    });
    return format.format(bytes / (isLarge ? 1_000_000 : 1000));
  };
}
