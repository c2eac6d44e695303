import { spokenReference } from '#domain/operation/correlationId.ts';
import { useServices } from './services.ts';
import { useText } from './text.ts';

/** For every problem card: customer service finds the calls of this page load by it. */
export function useReference(): { readonly label: string; readonly value: string } {
  const { correlationId } = useServices();
  const { t } = useText();
  return { label: t('problem.reference'), value: spokenReference(correlationId) };
}
