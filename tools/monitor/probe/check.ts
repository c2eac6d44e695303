import type { Site } from '#domain/site/site.ts';
import type { ServingTable } from '../../serving/table.ts';
import type { Answer, Asking } from './ask.ts';

/** What a deployment is asked about. */
export interface Target {
  readonly origin: URL;
  readonly site: Site;
  /** Of the release that is served, if it is at hand. */
  readonly table: ServingTable | null;
  /** The page of the code field. */
  readonly page: Answer;
  /** Fewer days of the certificate are a fault. */
  readonly days: number;
  readonly now: () => number;
  /** A path of the host, or a whole address. */
  readonly ask: (path: string, asking?: Asking) => Promise<Answer>;
  /** Of a browser; null without one. */
  readonly browser: string | null;
}

/** Why a check could not be made. */
export interface Skipped {
  readonly skipped: string;
}

export interface Check {
  readonly id: string;
  readonly title: string;
  /** What is wrong, a sentence each. */
  readonly faults: (target: Target) => Promise<readonly string[] | Skipped>;
}

export interface Outcome {
  readonly id: string;
  readonly title: string;
  readonly state: 'ok' | 'failed' | 'skipped';
  readonly says: readonly string[];
}

export const skipped = (reason: string): Skipped => ({ skipped: reason });

/** The sentences of those that are wrong. */
export function wrong(...pairs: readonly (readonly [isWrong: boolean, says: string])[]): readonly string[] {
  return pairs.filter(([isWrong]) => isWrong).map(([, says]) => says);
}

export async function outcomeOf({ id, title, faults }: Check, target: Target): Promise<Outcome> {
  const found = await faults(target).catch((error: unknown) => [reasonOf(error)]);
  if ('skipped' in found) return { id, title, state: 'skipped', says: [found.skipped] };
  return { id, title, state: found.length === 0 ? 'ok' : 'failed', says: found };
}

export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
