import { it as base } from 'vitest';
import { Visitor } from './visitor.ts';

/** A test in which somebody visits a sandbox of their own. */
export const it = base.extend('visitor', () => new Visitor());
