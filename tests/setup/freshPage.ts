type Target = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
type Listening = Parameters<EventTarget['addEventListener']>;

declare global {
  var endsWithTheFile: (() => void)[] | undefined;
}

/** The files of a worker share the window: what a file leaves behind must not reach the next one. */
export function freshPage(): void {
  globalThis.endsWithTheFile ??= noteWhatGoesOn();
  for (const end of globalThis.endsWithTheFile.splice(0)) end();
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; max-age=0`;
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
}

/** Notes how to end each listener, observer and interval. */
function noteWhatGoesOn(): (() => void)[] {
  const noted: (() => void)[] = [];
  for (const target of [window, document]) noteListeners(noted, target);
  globalThis.MutationObserver = class extends MutationObserver {
    constructor(onChange: MutationCallback) {
      super(onChange);
      noted.push(() => this.disconnect());
    }
  };
  const { setInterval } = globalThis;
  globalThis.setInterval = Object.assign((...all: Parameters<typeof setInterval>) => {
    const timer = setInterval(...all);
    noted.push(() => clearInterval(timer));
    return timer;
  }, setInterval);
  return noted;
}

function noteListeners(noted: (() => void)[], target: Target): void {
  const add = target.addEventListener.bind(target);
  target.addEventListener = (...listening: Listening) => {
    const [type, listener, options] = listening;
    noted.push(() => target.removeEventListener(type, listener, options));
    add(...listening);
  };
}
