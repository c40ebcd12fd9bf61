import { expect, it, onTestFinished } from 'vitest';
import { startArtifactService } from '../../../harness/artifact-service.ts';

it('takes no upload that is not the one announced', async () => {
  const service = await startArtifactService();
  onTestFinished(service.close);
  const guessed = `${service.url}/blob/3000000001?comp=block&blockid=a&sig=guessed`;
  expect((await fetch(guessed, { method: 'PUT', body: 'x' })).status).toBe(403);
  const create = '/twirp/github.actions.results.api.v1.ArtifactService/CreateArtifact';
  const headers = { authorization: 'Bearer of another job' };
  const call = { method: 'POST', headers, body: '{}' };
  expect((await fetch(`${service.url}${create}`, call)).status).toBe(401);
});
