import { CodePageView } from '../screens/codes/codePage/CodePageView.tsx';
import { codeExtras, codeReminder } from './laterSlots.ts';

/** The page of a shop's code, with what other areas add to it. */
export function CodePage() {
  return <CodePageView extras={codeExtras} reminder={codeReminder} />;
}
