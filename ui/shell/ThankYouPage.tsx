import { ThankYouView } from '../screens/aftercare/thankYou/ThankYouView.tsx';
import { codeReminder, orderedCode } from './laterSlots.ts';

const CODE_SLOTS = { code: orderedCode, reminder: codeReminder };

/** The page after a redemption, with the codes that another area shows on it. */
export function ThankYouPage() {
  return <ThankYouView slots={CODE_SLOTS} />;
}
