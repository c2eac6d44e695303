/** Runs in a frame's start page, on the frame's own origin. */
const { session, device, path } = JSON.parse(document.body.dataset['begin'] ?? '') as {
  readonly session: Readonly<Record<string, string>>;
  readonly device: Readonly<Record<string, string>>;
  readonly path: string;
};
fill(window.sessionStorage, session);
fill(window.localStorage, device);
window.location.replace(path);

function fill(storage: Storage, items: Readonly<Record<string, string>>): void {
  storage.clear();
  for (const [key, value] of Object.entries(items)) storage.setItem(key, value);
}
