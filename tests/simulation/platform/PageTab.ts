import type { Engine } from './Engine.ts';
import type { SimulatedStorage } from './SimulatedStorage.ts';

/** An entry of a tab's history, and the document that it belongs to. */
export interface HistoryEntry {
  address: string;
  state: unknown;
  page: object | null;
}

/** What a document asks of its tab. */
export interface PageTab {
  readonly number: number;
  readonly address: string;
  readonly entry: HistoryEntry;
  readonly entries: readonly HistoryEntry[];
  readonly session: SimulatedStorage;
  readonly device: {
    readonly local: SimulatedStorage;
    readonly navigator: object;
    readonly skewMs: number;
    readonly world: {
      readonly engine: Engine;
      readonly ports: Set<object>;
      /** `release`: the version of the app that is served. */
      readonly backend: { readonly release: number };
    };
    broadcast(from: object, channel: string, data: unknown): void;
  };
  push(entry: HistoryEntry): void;
  step(by: number): void;
  leaveFor(address: string, replaces?: boolean): void;
  leaveByPost(address: string, fields: Readonly<Record<string, string>>): void;
}
