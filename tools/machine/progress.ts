import type { Writable } from 'node:stream';

/** How often a line is written, in milliseconds: to a file seldom, on a terminal in place of the line before. */
const TO_A_FILE = 10_000;
const ON_A_TERMINAL = 200;
const TAKE_AWAY = '\r\u001B[K';

export interface Progress {
  /** Says what is being done. Cheap: most of what is said is never written. */
  at(what: string): void;
  /** Takes the line off a terminal, before something else is written there. */
  clear(): void;
  /** Must be called at the end of the work. */
  end(): void;
}

interface ProgressDeps {
  readonly out?: Writable & { readonly isTTY?: boolean };
  /** A monotonic clock in milliseconds. */
  readonly now?: () => number;
}

/**
 * Tells on stderr what a long command is doing, and for how long: nothing of commands that end soon. What is no terminal
 * gets whole lines without control characters.
 */
export function openProgress({
  out = process.stderr,
  now = () => performance.now(),
}: ProgressDeps = {}): Progress {
  const onTerminal = out.isTTY === true;
  const every = onTerminal ? ON_A_TERMINAL : TO_A_FILE;
  const began = now();
  let written = began;
  let isShown = false;
  let doing = '';
  // Work that waits for something says nothing new, and its time goes on.
  const timer = setInterval(() => write(), every).unref();

  function write(): void {
    if (doing === '' || now() - written < every) return;
    written = now();
    const line = `${doing} (${lasting(now() - began)})`;
    isShown = onTerminal;
    out.write(onTerminal ? TAKE_AWAY + line : `${line}\n`);
  }

  function clear(): void {
    if (isShown) out.write(TAKE_AWAY);
    isShown = false;
  }

  return {
    at(what) {
      doing = what;
      write();
    },
    clear,
    end() {
      clearInterval(timer);
      clear();
    },
  };
}

/** Such as `40 s` and `3 min 5 s`. */
function lasting(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1_000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
