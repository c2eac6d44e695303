import { type IncomingMessage, request, type ServerResponse } from 'node:http';

/** Lets the server at `port` answer, with every byte and header as they are. */
export function passThrough(port: number, asked: IncomingMessage, answer: ServerResponse): void {
  const { method, url, headers } = asked;
  const passed = request({ host: '127.0.0.1', port, method, path: url, headers }, (received) => {
    answer.writeHead(received.statusCode ?? 502, received.rawHeaders);
    received.on('error', () => answer.destroy()).pipe(answer);
  });
  // The backend of a test may break off; a browser must see that.
  passed.on('error', () => answer.destroy());
  answer.on('close', () => passed.destroy());
  asked.pipe(passed);
}
