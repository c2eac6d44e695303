import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** In its own process, so that the server takes no time from the measurement. */
export async function openPreview(folder: string, port: number): Promise<ChildProcess> {
  const server = spawn(process.execPath, ['tools/serve/preview.ts', '--dist', folder], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const hasEnded = once(server, 'exit').then(() => {
    throw new Error(`No preview server on port ${port}`);
  });
  await Promise.race([once(server.stdout, 'data'), hasEnded]);
  hasEnded.catch(() => undefined);
  return server;
}
