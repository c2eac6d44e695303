import { observer } from 'mobx-react-lite';
import { StatusPage } from '../frame/StatusPage.tsx';
import { useServices } from '../session/services.ts';
import { useWords } from '../session/words.ts';

/** Stands in the page's place while its screen is on its way: nothing, but where that waits for a network. */
export const Connecting = observer(function Connecting() {
  const { network, site } = useServices();
  const { t } = useWords();
  return (
    network.isAway && (
      <StatusPage brand={site.entry.brand} logo={site.entry.logo} title={t('frame.away.title')}>
        <p>{t('frame.away.text')}</p>
      </StatusPage>
    )
  );
});
