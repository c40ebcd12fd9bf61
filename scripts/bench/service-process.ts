// The service of a measurement, in a process of its own: the emulator behind a proxy that notes
// requests and delays answers.
import { z } from 'zod';
import { startFaultProxy } from '../../harness/fault-proxy.ts';
import { startEmulator } from '../../src/emulator/emulator.ts';

const optionsSchema = z.object({
  runSeconds: z.number(),
  delayMs: z.number().default(0),
  bulk: z.object({ findings: z.number(), bytesEach: z.number() }).optional(),
});

const { delayMs, bulk, ...options } = optionsSchema.parse(JSON.parse(process.argv[2] ?? '{}'));
const emulator = await startEmulator({
  ...options,
  rateLimits: false,
  billing: false,
  ...(bulk && { bulk }),
});
// Writing pages of findings takes the emulator longer than reading them takes the gate.
const keep = bulk === undefined ? {} : { keep: /vulnerabilities\?.*pageSize=100$/ };
const proxy = await startFaultProxy({ target: emulator.authUrl, delayMs, ...keep });

process.on('message', () => {
  const requests = proxy.requests.map(({ method, path, status, receivedAt, answeredAt }) => ({
    ...{ method, path, status, receivedAt, answeredAt },
  }));
  process.send?.({ requests });
  proxy.requests.length = 0;
});
process.on('disconnect', () => process.exit());
process.send?.({
  origin: proxy.origin,
  account: emulator.accounts.find(({ role }) => role === 'AppSec'),
});
