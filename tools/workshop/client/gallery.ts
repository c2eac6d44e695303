import type { Dials } from '../dials/dials.ts';
import type { ScenarioName } from '../dials/scenarios.ts';
import { type GalleryState, hasState, readGallery } from './data.ts';
import { Dock, saidOf } from './dock.ts';
import { announce, element, labelledSelect, required } from './element.ts';
import type { Shown } from './frame.ts';
import { Frames } from './frames.ts';
import { SandboxDials } from './sandboxDials.ts';
import { StateList } from './stateList.ts';
import {
  queryOf,
  SCHEMES,
  UNTURNED,
  type View,
  viewOf,
  type Width,
  WIDTHS,
  type Zoom,
  ZOOMS,
} from './view.ts';

const LANGUAGES = ['de', 'en', 'fr', 'it', 'nl'] as const;

const { sites, states } = readGallery();
let view = viewOf(new URLSearchParams(window.location.search));
let latest = 0;

const frames = new Frames();
const sandbox = new SandboxDials();
const dock = new Dock(change, () => void sandbox.reset().then(() => change(UNTURNED)));
const list = new StateList(
  states,
  (state) => `/gallery${queryOf({ ...view, state, across: 'brands' })}`,
  ({ name }) => change({ state: name, across: 'brands' }),
);
const title = element('h1', {});
const bar = element('div', { className: 'bar', role: 'group', aria: { label: 'View' } });

required('workshop').append(
  element('a', { className: 'skip', href: '#frames' }, 'To the frames'),
  list.root,
  element('div', { className: 'shown' }, title, bar, frames.root, dock.root),
);
drawBar();
void begin();

function change(part: Partial<View>): void {
  view = { ...view, ...part };
  window.history.replaceState(null, '', `/gallery${queryOf(view)}`);
  // A running app goes offline; one that starts offline has nothing to show.
  void begin(Object.keys(part).join() === 'offline');
}

async function begin(isForRunning = false): Promise<void> {
  latest += 1;
  const own = latest;
  const isTurned = await sandbox.turnTo(dialsOf());
  // Only the last of several changes is drawn.
  if (own === latest) draw(isTurned && !isForRunning);
}

/** Of all states of a brand, none asks for a scenario: the sandbox has one at a time. */
function stateShown(): GalleryState | undefined {
  return view.across === 'brands' ? states.find(({ name }) => name === view.state) : undefined;
}

function scenarioShown(): ScenarioName {
  return view.scenario === '' ? (stateShown()?.scenario ?? 'none') : view.scenario;
}

function dialsOf(): Dials {
  return {
    scenario: scenarioShown(),
    latencyMs: Number(view.latency),
    isOffline: view.offline === 'yes',
    lifetimeSeconds: Number(view.lifetime),
    clock: view.clock,
  };
}

function draw(areFresh: boolean): void {
  const shown = view.across === 'brands' ? onAllBrands() : onOneBrand();
  const brand = sites.find(({ id }) => id === view.site)?.brand ?? view.site;
  title.textContent =
    view.across === 'brands'
      ? (stateShown()?.title ?? `There is no state “${view.state}”`)
      : `All states of ${brand}`;
  list.mark(view.across === 'brands' ? view.state : '');
  dock.show(view);
  // A state or a brand that is chosen decides it too.
  const across = bar.querySelector('select');
  if (across !== null) across.value = view.across;
  frames.show(shown, areFresh);
  const dialled = saidOf(view, scenarioShown());
  announce(`${shown.length} frames${dialled === '' ? '' : `. Sandbox: ${dialled}`}.`);
}

function onAllBrands(): readonly Shown[] {
  const state = stateShown();
  if (state === undefined) return [];
  return sites
    .filter(({ id }) => hasState(state, id))
    .map(({ id, brand }, index) => shownAs(`${brand} (${id})`, `f${index + 1}.${id}`, state.name));
}

function onOneBrand(): readonly Shown[] {
  return states
    .filter((state) => hasState(state, view.site) && state.scenario === undefined)
    .map(({ name, title: label }, index) => shownAs(label, `f${index + 1}.${view.site}`, name));
}

function shownAs(label: string, host: string, state: string): Shown {
  return {
    label,
    host,
    state,
    language: view.language,
    scenario: scenarioShown(),
    look: { width: Number(view.width), scheme: view.scheme, zoom: Number(view.zoom) },
  };
}

function drawBar(): void {
  const brands = sites.map(({ id, brand }) => [id, `${brand} (${id})`] as const);
  bar.append(
    labelledSelect(
      'Show',
      [
        ['brands', 'this state on all brands'],
        ['states', 'all states of a brand'],
      ],
      view.across,
      (across) => change({ across }),
    ),
    labelledSelect('Brand', brands, view.site, (site) => change({ site, across: 'states' })),
    labelledSelect<Width>(
      'Width',
      WIDTHS.map((px) => [px, `${px} px`]),
      view.width,
      (width) => change({ width }),
    ),
    labelledSelect(
      'Scheme',
      SCHEMES.map((scheme) => [scheme, scheme] as const),
      view.scheme,
      (scheme) => change({ scheme }),
    ),
    labelledSelect(
      'Language',
      [['', 'each brand’s own'], ...LANGUAGES.map((tag) => [tag, tag] as const)],
      view.language,
      (language) => change({ language }),
    ),
    labelledSelect<Zoom>(
      'Zoom',
      ZOOMS.map((zoom) => [zoom, `${Math.round(Number(zoom) * 100)} %`]),
      view.zoom,
      (zoom) => change({ zoom }),
    ),
  );
}
