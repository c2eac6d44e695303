import type { Container, ServiceIdentifier } from 'inversify';
import type { KeptKey } from '#domain/kept/table.ts';
import type { BrowserKept } from '#infrastructure/kept/browserKept.ts';
import { StoredValues } from '#ui/session/StoredValues.ts';
import { TOKENS } from '../wiring/tokens.ts';

/** Returns an area's stored values as observables for its views. */
export function storedValues<Key extends KeptKey>(
  container: Container,
  kept: ServiceIdentifier<BrowserKept<Key>>,
): StoredValues<Key> {
  return new StoredValues<Key>(container.get(TOKENS.tabWatch), container.get(kept));
}
