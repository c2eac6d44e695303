import { useState } from 'react';
import { Choice } from '../Choice.tsx';
import { CHOICES } from '../gallery/view.ts';
import { Page } from '../Page.tsx';
import type { Gallery } from '../pageData.ts';

const WIDTHS = { '': 'as this window', ...CHOICES.width };

/** All parts of the kit, for a chosen brand. */
export function KitPage({ sites }: Pick<Gallery, 'sites'>) {
  const [site, setSite] = useState(() => new URLSearchParams(window.location.search).get('site') ?? 'de');
  const [width, setWidth] = useState('');
  const [scheme, setScheme] = useState('light');
  return (
    <Page tab="kit" skip={['kit', 'parts']}>
      <div className="bar">
        <Choice
          label="Brand"
          options={Object.fromEntries(sites.map(({ id, brand }) => [id, `${brand} (${id})`]))}
          value={site}
          onChange={(id) => {
            setSite(id);
            window.history.replaceState(null, '', `?site=${id}`);
          }}
        />
        <Choice label="Width" options={WIDTHS} value={width} onChange={setWidth} />
        <Choice label="Scheme" options={CHOICES.scheme} value={scheme} onChange={setScheme} />
      </div>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own page, at an origin of its own */}
      <iframe
        id="kit"
        title="Parts of the kit"
        src={`http://f0.${site}.${window.location.host}/gallery/parts`}
        style={{ inlineSize: width === '' ? '100%' : Number(width), colorScheme: scheme }}
      />
    </Page>
  );
}
