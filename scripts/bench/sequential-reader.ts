// Reads the findings of bulk.test page by page with plain fetch, for comparison. Arguments: origin,
// username, password.
import { z } from 'zod';

const [origin = '', username, password] = process.argv.slice(2);
const pageSchema = z.looseObject({ total: z.number(), data: z.array(z.looseObject({})) });

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
const headers = {
  authorization: `Bearer ${z.object({ id_token: z.string() }).parse(login).id_token}`,
};
const apps = z.object({ data: z.array(z.object({ appId: z.string(), appUrl: z.string() })) });
const { data } = apps.parse(await call('/v1/apps?pageSize=100', { headers }));
const app = data.find(({ appUrl }) => appUrl === 'https://bulk.test');
let read = 0;
for (let page = 1, total = 1; read < total; page++) {
  const body = await call(`/v1/apps/${app?.appId}/vulnerabilities?page=${page}&pageSize=100`, {
    headers,
  });
  const findings = pageSchema.parse(body);
  if (findings.data.length === 0) throw new Error(`Page ${page} holds nothing.`);
  read += findings.data.length;
  total = findings.total;
}
