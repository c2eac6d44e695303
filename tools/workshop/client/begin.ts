/** What a frame's start page stores before it opens the app. */
export interface BeginData {
  readonly session: Readonly<Record<string, string>>;
  readonly device: Readonly<Record<string, string>>;
  readonly path: string;
}

const { session, device, path } = JSON.parse(document.body.dataset['page'] ?? '') as BeginData;
fill(window.sessionStorage, session);
fill(window.localStorage, device);
window.location.replace(path);

/** The storage is that of the frame's own origin. */
function fill(storage: Storage, items: Readonly<Record<string, string>>): void {
  storage.clear();
  for (const [key, value] of Object.entries(items)) storage.setItem(key, value);
}
