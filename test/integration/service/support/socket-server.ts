import { createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/**
 * A server that does what it likes with the first bytes of each connection; gives its `host:port`
 * and how many connections there were. It ends with the test.
 */
export async function startSocketServer(onData: (socket: Socket) => void = () => {}) {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket.on('error', () => {}));
    socket.once('data', () => onData(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { address: `127.0.0.1:${port}`, connections: () => sockets.length };
}
