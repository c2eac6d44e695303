import type { Container, ServiceIdentifier } from 'inversify';
import type { KeptKey } from '#domain/kept/table.ts';
import type { BrowserKept } from '#infrastructure/kept/browserKept.ts';
import { WatchedKept } from '#ui/session/WatchedKept.ts';
import { TOKENS } from '../wiring/tokens.ts';

/** Returns what the browser keeps, by the keys of an area, as views watch it. */
export function watched<Key extends KeptKey>(
  container: Container,
  kept: ServiceIdentifier<BrowserKept<Key>>,
): WatchedKept<Key> {
  return new WatchedKept<Key>(container.get(TOKENS.tabWatch), container.get(kept));
}
