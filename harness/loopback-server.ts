import type { Server } from 'node:http';

/** Listens on a free loopback port; gives the origin. */
export function listen(server: Server, port = 0): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      if (address === null || typeof address === 'string')
        reject(new Error('The server has no port'));
      else resolve(`http://127.0.0.1:${address.port}`);
    });
  });
}

/** Stops the server at once, open connections included. */
export function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
