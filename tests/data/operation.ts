import type { CorrelationId } from '#domain/operation/correlationId.ts';

export const anId = '3f2a91bc-5b0e-4c5e-9d6e-0a4f6f1f7c10' as CorrelationId;
