import { useText } from '../../session/text.ts';
import { fileSize } from './fileSize.ts';

/** Returns a byte count as text, in the user's language. */
export function useFileSize(): (bytes: number) => string {
  const { locale } = useText();
  return (bytes) => fileSize(bytes, locale);
}
