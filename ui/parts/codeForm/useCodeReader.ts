import { useState } from 'react';
import { type CodeReader, createCodeReader } from '#domain/voucher/codeReader.ts';
import { type Services, useServices } from '../../session/services.ts';

/**
 * For screens that load later than the first. Only this site's addresses hold codes until all our sites are known:
 * waiting for them would move the page.
 */
export function useCodeReader(): CodeReader {
  const services = useServices();
  const [reader] = useState(() => readerOf(services));
  return reader;
}

function readerOf({ allSites, site }: Services): CodeReader {
  const known = [site.entry];
  void allSites().then((all) => known.push(...all));
  return createCodeReader(known);
}
