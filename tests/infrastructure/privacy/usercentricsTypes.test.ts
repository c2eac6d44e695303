import { expectTypeOf, it } from 'vitest';
import type { Usercentrics } from '#infrastructure/privacy/usercentricsGlobal.ts';
import type { ServiceData, VendorInterface } from './usercentricsTypes.ts';

it('asks the vendor’s interface for nothing that its published types do not have', () => {
  expectTypeOf<VendorInterface>().toExtend<Usercentrics>();
  expectTypeOf<keyof Usercentrics>().toExtend<keyof VendorInterface>();
});

it('takes the consent of a service as the published types have it: it may be missing', () => {
  type Ours = Awaited<ReturnType<Usercentrics['getConsentDetails']>>['services'][string];
  expectTypeOf<ServiceData>().toExtend<Ours>();
  expectTypeOf<Omit<ServiceData, 'consent'>>().toExtend<Ours>();
  expectTypeOf<NonNullable<Ours['consent']>['type']>().toEqualTypeOf<
    NonNullable<ServiceData['consent']>['type']
  >();
});
