import type { ServiceIdentifier } from 'inversify';
import type { KeptKey } from '#domain/kept/table.ts';
import type { BrowserKept } from '#infrastructure/kept/browserKept.ts';
import { StoredValues } from '#ui/session/StoredValues.ts';
import { TOKENS } from '../wiring/tokens.ts';
import type { Wire } from '../wiring/wire.ts';

/** Binds an area's stored values as observables for its views. */
export const storedValues = <Key extends KeptKey>(
  { make }: Wire,
  kept: ServiceIdentifier<BrowserKept<Key>>,
): ServiceIdentifier<StoredValues<Key>> =>
  make((tab, of) => new StoredValues<Key>(tab, of), TOKENS.tabWatch, kept);
