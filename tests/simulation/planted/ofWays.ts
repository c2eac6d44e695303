import { type PlantedFault, fault } from './plantedFault.ts';

/** Faults that leave a user without a way on. */
export const OF_WAYS: readonly PlantedFault[] = [
  fault(
    'step-comes-without-its-texts',
    'domain/route/routes.ts',
    "{ path: '/redeem/:shopId/value', zone: 'third-party', areas: ['redemption'],",
    "{ path: '/redeem/:shopId/value', zone: 'third-party', areas: [],",
  ),
  fault(
    'session-ends-by-the-clock-of-the-device',
    'infrastructure/clock/serverClock.ts',
    'return Date.now() + this.#offsetMs;',
    'return Date.now();',
  ),
  fault(
    'forbidden-storage-stops-the-app',
    'infrastructure/kept/browserStorage.ts',
    'return access(this.#storage());\n    } catch {\n      return null;',
    'return access(this.#storage());\n    } catch (cause) {\n      throw cause;',
  ),
  fault(
    'no-receipt-crashes-the-page',
    'ui/screens/donation/donated/DonatedView.tsx',
    'return receipt ? <Given receipt={receipt} /> : <NothingGiven />;',
    'return <Given receipt={receipt as DonationReceipt} />;',
  ),
  fault(
    'unreadable-answer-throws',
    'infrastructure/api/call.ts',
    "if (isTimeout(cause)) return failure('timed-out');",
    'if (isTimeout(cause)) throw cause;',
  ),
  fault(
    'digits-of-an-order-are-unreadable-as-a-number',
    'infrastructure/api/redemptionAnswer.ts',
    'orderNumber: orDigits(text),\n  status:',
    'orderNumber: text,\n  status:',
  ),
];
