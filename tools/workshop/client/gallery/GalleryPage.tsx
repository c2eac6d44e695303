import { useEffect, useState } from 'react';
import { Choice } from '../Choice.tsx';
import { Frame } from '../Frame.tsx';
import { Page } from '../Page.tsx';
import type { Gallery } from '../pageData.ts';
import { Dock } from './Dock.tsx';
import { reset, turnTo } from './sandboxDials.ts';
import { dialsOf, framesOf, stateOf, turnedOf } from './shown.ts';
import { StateList } from './StateList.tsx';
import { CHOICES, queryOf, UNTURNED, type View, viewOf } from './view.ts';

const BAR = [
  ['width', 'Width'],
  ['scheme', 'Scheme'],
  ['language', 'Language'],
  ['zoom', 'Zoom'],
] as const;

/** Every state of every screen, on every brand. */
export function GalleryPage(gallery: Gallery) {
  const { sites, states } = gallery;
  const [view, setView] = useState(() => viewOf(new URLSearchParams(window.location.search)));
  // What the frames show: the sandbox behaves so.
  const [drawn, setDrawn] = useState<View>();
  // Counted, because the same view begins again.
  const [resets, setResets] = useState(0);

  useEffect(() => {
    let isLast = true;
    window.history.replaceState(null, '', `/gallery${queryOf(view)}`);
    void turnTo(dialsOf(view, gallery)).then(() => isLast && setDrawn(view));
    return () => {
      isLast = false;
    };
  }, [view, gallery]);

  const change = (part: Partial<View>) => setView({ ...view, ...part });
  const state = stateOf(view, gallery);
  const frames = drawn === undefined ? [] : framesOf(drawn, gallery);
  const turned = drawn === undefined ? '' : turnedOf(drawn, gallery);
  const { width, scheme, zoom } = drawn ?? view;
  // A running app goes offline; one that starts offline has nothing to show.
  const run = JSON.stringify([resets, { ...dialsOf(drawn ?? view, gallery), isOffline: false }]);

  return (
    <Page
      tab="gallery"
      skip={['frames', 'frames']}
      status={`${frames.length} frames${turned === '' ? '' : `. Sandbox: ${turned}`}.`}
    >
      <StateList
        states={states}
        shown={state?.name}
        addressOf={(name) => `/gallery${queryOf({ ...view, state: name, across: 'brands' })}`}
        onOpen={(name) => change({ state: name, across: 'brands' })}
      />
      <div className="shown">
        <h1>
          {view.across === 'states'
            ? `All states of ${sites.find(({ id }) => id === view.site)?.brand ?? view.site}`
            : (state?.title ?? `There is no state “${view.state}”`)}
        </h1>
        <div className="bar" role="group" aria-label="View">
          <Choice
            label="Show"
            options={CHOICES.across}
            value={view.across}
            onChange={(across) => change({ across })}
          />
          <Choice
            label="Brand"
            options={Object.fromEntries(sites.map(({ id, brand }) => [id, `${brand} (${id})`]))}
            value={view.site}
            onChange={(site) => change({ site, across: 'states' })}
          />
          {BAR.map(([name, label]) => (
            <Choice
              key={name}
              label={label}
              options={CHOICES[name]}
              value={view[name]}
              onChange={(value) => change({ [name]: value })}
            />
          ))}
        </div>
        <div className="frames" id="frames" tabIndex={-1}>
          {frames.map(({ label, address }) => (
            <Frame
              key={address + run}
              label={label}
              address={address}
              look={{ width: Number(width), scheme, zoom: Number(zoom) }}
            />
          ))}
        </div>
        <Dock
          view={view}
          onTurn={change}
          onReset={() =>
            void reset().then(() => {
              setResets(resets + 1);
              setView({ ...view, ...UNTURNED });
            })
          }
        />
      </div>
    </Page>
  );
}
