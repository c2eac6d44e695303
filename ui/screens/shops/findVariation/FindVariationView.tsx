import { observer } from 'mobx-react-lite';
import { FormLayout } from '../../../frame/FormLayout.tsx';
import { AskAgain } from '../../../parts/answers/AskAgain.tsx';
import { useServices } from '../../../session/services.ts';
import { useText } from '../../../session/text.ts';
import { NotFoundView } from '../notFound/NotFoundView.tsx';
import { TitledHeading } from '../../../parts/page/Page.tsx';
import { PageLoading } from '../../../parts/page/PageLoading.tsx';

/** A path that may name a variation: the page during the lookup, after its failure, or "not found" (product 3.5). */
export const FindVariationView = observer(function FindVariationView() {
  const { path } = useServices();
  const { t } = useText();
  const { state } = path;
  if (state.kind === 'unknown') return <NotFoundView />;
  if (state.kind !== 'failed') {
    return (
      <PageLoading plain label={t('findVariation.finding')} shapes={['title', 'line', 'line', 'short']} />
    );
  }
  return (
    <FormLayout plain title={<TitledHeading title={t('findVariation.failed')} />}>
      <AskAgain problem={state.problem} again={path.look} />
    </FormLayout>
  );
});
