import { use, useMemo } from 'react';
import { type CodeReader, createCodeReader } from '#domain/voucher/codeReader.ts';
import { useServices } from '../../session/services.ts';

/** For screens that load later than the first. Suspends until all our sites are known, whose addresses may hold a code. */
export function useCodeReader(): CodeReader {
  const sites = use(useServices().allSites());
  return useMemo(() => createCodeReader(sites), [sites]);
}
