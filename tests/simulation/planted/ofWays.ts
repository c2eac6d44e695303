// oxlint-disable typescript/consistent-type-imports -- a namespace import would hide dead exports from the check of dead code
import * as z from 'zod/mini';
import type { CaptchaOptions, PlacedCaptcha } from '#application/ports/captcha.ts';
import type { Instant } from '#domain/core/instant.ts';
import type { KeptKey, KeptRow, KeptValue } from '#domain/kept/table.ts';
import { type PlantedFault, fault } from './plantedFault.ts';

const onlyAsText = z.pipe(
  z.transform((value: string | number): unknown => value),
  z.string(),
);

/** Faults that leave a user without a way on. */
export const OF_WAYS: readonly PlantedFault[] = [
  fault<typeof import('#domain/route/routes.ts')>('step-comes-without-its-texts', 'domain/route/routes.ts', {
    ROUTES: (routes) =>
      routes.map((route) => (route.path === '/redeem/:shopId/value' ? { ...route, areas: [] } : route)),
  }),
  fault<typeof import('#infrastructure/clock/serverClock.ts')>(
    'session-ends-by-the-clock-of-the-device',
    'infrastructure/clock/serverClock.ts',
    {
      ServerClock: (Right) =>
        class extends Right {
          override now(): Instant {
            return this.deviceNow();
          }
        },
    },
  ),
  fault<typeof import('#infrastructure/kept/browserStorage.ts')>(
    'forbidden-storage-stops-the-app',
    'infrastructure/kept/browserStorage.ts',
    {
      BrowserStorage: (Right) =>
        class extends Right {
          readonly #storage: () => Storage;

          constructor(storage: () => Storage) {
            super(storage);
            this.#storage = storage;
          }

          override lasts(): boolean {
            this.#storage();
            return super.lasts();
          }

          override parse<Read>(row: KeptRow<unknown>, shape: z.ZodMiniType<Read>): Read | null {
            this.#storage();
            return super.parse(row, shape);
          }

          override write<T>(row: KeptRow<T>, value: NoInfer<T>): boolean {
            this.#storage();
            return super.write(row, value);
          }
        },
    },
  ),
  fault<typeof import('#ui/session/StoredValues.ts')>(
    'no-receipt-crashes-the-page',
    'ui/session/StoredValues.ts',
    {
      StoredValues: (Right) =>
        class<Key extends KeptKey> extends Right<Key> {
          override read<One extends Key>(key: One): KeptValue<One> | null {
            const stored = super.read(key);
            if (key === 'donationReceipt' && stored === null) throw new TypeError('no receipt');
            return stored;
          }
        },
    },
  ),
  fault<typeof import('#infrastructure/api/transport.ts')>(
    'unreadable-answer-throws',
    'infrastructure/api/transport.ts',
    {
      isTimeout: (right) => (cause) => {
        if (right(cause)) throw cause;
        return false;
      },
    },
  ),
  fault<typeof import('#infrastructure/api/redemptionAnswer.ts')>(
    'digits-of-an-order-are-unreadable-as-a-number',
    'infrastructure/api/redemptionAnswer.ts',
    {
      REDEMPTION_SHAPE: (shape) => ({ ...shape, orderNumber: onlyAsText }),
      RedemptionAnswer: (answer) => z.extend(answer, { orderNumber: onlyAsText }),
    },
  ),
  // No event waits for what a microtask throws.
  fault<typeof import('#infrastructure/mock/captcha/mockCaptcha.ts')>(
    'captcha-throws-in-a-microtask',
    'infrastructure/mock/captcha/mockCaptcha.ts',
    {
      MockCaptcha: (Right) =>
        class extends Right {
          override render(place: HTMLElement, options: CaptchaOptions): PlacedCaptcha {
            queueMicrotask(() => {
              throw new Error('no captcha');
            });
            return super.render(place, options);
          }
        },
    },
  ),
];
