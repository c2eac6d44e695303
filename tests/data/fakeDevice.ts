import { vi } from 'vitest';
import type { SaveCalendar } from '#application/calendar/saveReminder.ts';
import type { Network } from '#ui/session/NetworkStore.ts';
import type { SaveFile } from '#application/ports/saveFile.ts';
import type { CheckedFile } from '#domain/document/fileCheck.ts';

/** Records downloads. */
export function fakeFiles() {
  const saved: { file: CheckedFile; name: string }[] = [];
  const pictures: { picture: Blob; name: string }[] = [];
  return {
    saved,
    pictures,
    save: (file: CheckedFile, name: string) => void saved.push({ file, name }),
    savePicture: (picture: Blob, name: string) => void pictures.push({ picture, name }),
  } satisfies SaveFile & Record<string, unknown>;
}

/** Records calendar files. */
export function fakeCalendar() {
  const saved: { file: string; name: string }[] = [];
  return { saved, save: (file, name) => void saved.push({ file, name }) } satisfies SaveCalendar & {
    saved: { file: string; name: string }[];
  };
}

/** `turn` connects or disconnects; after `lie` the browser keeps reporting a connection. */
export function fakeNetwork() {
  const listeners = new Set<() => void>();
  let isThere = true;
  let lies = false;
  const turn = (next: boolean) => {
    isThere = next;
    if (!lies) for (const hear of listeners) hear();
  };
  return {
    turn,
    lie: () => {
      lies = true;
      isThere = false;
    },
    seemsThere: () => lies || isThere,
    answers: vi.fn(async () => isThere),
    onChange: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  } satisfies Network & Record<string, unknown>;
}

export function fakePageReload() {
  return { reload: vi.fn(), reloadOnce: vi.fn() };
}

/** A wake lock. `held` is the number of active holds; `lose()` revokes them. */
export function fakeScreenAwake(can: boolean) {
  const listeners = new Set<(held: boolean) => void>();
  return {
    held: () => listeners.size,
    lose: () => {
      for (const hear of listeners) hear(false);
    },
    hold: (onChange: (held: boolean) => void) => {
      listeners.add(onChange);
      onChange(can);
      return () => void listeners.delete(onChange);
    },
  };
}
