import { observer } from 'mobx-react-lite';
import { StatusPage } from '../frame/StatusPage.tsx';
import { useServices } from '../session/services.ts';
import { useWords } from '../session/words.ts';
import { useTakeOver } from './useTakeOver.ts';

/** Shown in place of the first screen until it is loaded: nothing, unless the network is missing, which it says. */
export const Connecting = observer(function Connecting() {
  return useServices().network.isAway ? <Away /> : null;
});

const Away = observer(function Away() {
  const { site } = useServices();
  const { t } = useWords();
  useTakeOver();
  return (
    <StatusPage brand={site.entry.brand} logo={site.entry.logo} title={t('frame.away.title')}>
      <p>{t('frame.away.text')}</p>
    </StatusPage>
  );
});
