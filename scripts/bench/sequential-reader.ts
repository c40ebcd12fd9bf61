// Reads the findings of an app page by page with plain fetch, for comparison. Arguments: origin, id
// of the app, username, password.
import { z } from 'zod';

const [origin, appId, username, password] = process.argv.slice(2);

async function call(path: string, init: RequestInit = {}): Promise<unknown> {
  const response = await fetch(`${origin}${path}`, init);
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}`);
  return response.json();
}

const login = await call('/api/v1/auth/token', {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ username, password }),
});
const { id_token: token } = z.object({ id_token: z.string() }).parse(login);
const headers = { authorization: `Bearer ${token}` };
const pageSchema = z.looseObject({ total: z.number(), data: z.array(z.looseObject({})) });
for (let page = 1, read = 0, total = 1; read < total; page++) {
  const path = `/v1/apps/${appId}/vulnerabilities?page=${page}&pageSize=100`;
  const findings = pageSchema.parse(await call(path, { headers }));
  if (findings.data.length === 0) throw new Error(`Page ${page} holds nothing.`);
  read += findings.data.length;
  total = findings.total;
}
