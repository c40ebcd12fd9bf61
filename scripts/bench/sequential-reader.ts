// Reads pages of an app's findings one by one with plain fetch, for comparison. Arguments: origin, id
// of the app, number of pages, username, password.
import { z } from 'zod';

const [origin, appId, pages, username, password] = process.argv.slice(2);

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
const pageSchema = z.object({ data: z.array(z.unknown()).min(1) });
for (let page = 1; page <= Number(pages); page++)
  pageSchema.parse(
    await call(`/v1/apps/${appId}/vulnerabilities?page=${page}&pageSize=100`, { headers }),
  );
