import { describe, expect, it } from 'vitest';
import { connectTo, failureOf } from './support/connection.ts';
import { emulateService, login } from './support/emulated-service.ts';
import { type Item, pageOf } from './support/paged-list.ts';
import { type ScriptedAnswer, scriptService } from './support/scripted-service.ts';

const listCall = (page: number) => `GET /v1/apps?page=${page}&pageSize=100`;
const apps = (count: number): Item[] =>
  Array.from({ length: count }, (_, index) => ({
    appId: `a${index}`,
    appUrl: `https://app-${index}.test`,
  }));

/** A service with these apps, whose list items say what `shown` leaves of them. */
async function serve(items: Item[], shown: (item: Item) => Item = (item) => item) {
  const service = await scriptService((request): ScriptedAnswer => {
    if (request.path === '/v1/apps') return pageOf(request, { items: items.map(shown) });
    const app = items.find(({ appId }) => request.path === `/v1/apps/${appId}`);
    return app ? { body: { registrationStatus: 'COMPLETED', ...app } } : { status: 404 };
  });
  return { ...service, find: (url: string) => connectTo(service.origin).client.apps.idsByUrl(url) };
}

/** A service that lists two apps by their ids, and answers 404 for one of them. */
async function serveWithout(appId: string, answer: ScriptedAnswer) {
  const service = await scriptService((request): ScriptedAnswer => {
    if (request.path === '/v1/apps')
      return pageOf(request, { items: apps(2).map((app) => ({ appId: app.appId })) });
    if (request.path === `/v1/apps/${appId}`) return { status: 404, ...answer };
    const found = apps(2).find((app) => request.path === `/v1/apps/${app.appId}`);
    return { body: { registrationStatus: 'COMPLETED', ...found } };
  });
  return { ...service, find: (url: string) => connectTo(service.origin).client.apps.idsByUrl(url) };
}

describe('the ids of apps', () => {
  it('are those of all pages', async () => {
    const { origin } = await serve(apps(230));
    const ids = await connectTo(origin).client.apps.ids();
    expect(ids).toEqual(apps(230).map(({ appId }) => appId));
  });

  it('are those that the service finds', async () => {
    const { client, calls, appId } = await emulateService();
    expect(await client.apps.ids('CLEAN')).toEqual([appId('clean.test')]);
    expect(calls()).toEqual([login, `${listCall(1)}&search=CLEAN → 200`]);
  });
});

describe('an app', () => {
  it('is found by its URL', async () => {
    const { client, calls, appId } = await emulateService();
    expect(await client.apps.idsByUrl('https://clean.test')).toEqual([appId('clean.test')]);
    expect(calls()).toEqual([login, `${listCall(1)} → 200`]);
  });

  it('is read by its id, with what decides and what is shown', async () => {
    const { client, appId } = await emulateService();
    expect(await client.apps.get(appId('clean.test'))).toMatchObject({
      appId: appId('clean.test'),
      label: 'clean',
      appUrl: 'https://clean.test',
      registrationStatus: 'COMPLETED',
    });
  });

  it('is found on whichever page it is, and all pages are read since another may follow', async () => {
    const { find, calls } = await serve([
      ...apps(230),
      { appId: 'last', appUrl: 'https://app-7.test' },
    ]);
    expect(await find('https://app-7.test')).toEqual(['a7', 'last']);
    expect(calls()[1]).toBe(listCall(1));
    expect(calls().slice(2).sort()).toEqual([listCall(2), listCall(3)]);
  });

  it('that nobody registered is not found, without an error', async () => {
    const { client } = await emulateService();
    expect(await client.apps.idsByUrl('https://nobody.test')).toEqual([]);
    expect(await (await serve([])).find('https://nobody.test')).toEqual([]);
  });

  it('is looked up when its list item is no more than an id', async () => {
    const { find, calls } = await serve(apps(3), ({ appId }) => ({ appId }));
    expect(await find('https://app-1.test')).toEqual(['a1']);
    expect(calls().slice(1)).toEqual([
      listCall(1),
      'GET /v1/apps/a0',
      'GET /v1/apps/a1',
      'GET /v1/apps/a2',
    ]);
  });

  it('is found although another one, listed by its id, was deleted meanwhile', async () => {
    const { find, calls } = await serveWithout('a0', {
      body: { type: 'https://errors.test/not-found', status: 404 },
    });
    expect(await find('https://app-1.test')).toEqual(['a1']);
    expect(calls().slice(2)).toEqual(['GET /v1/apps/a0', 'GET /v1/apps/a1']);
  });

  it('cannot be told from others when one, listed by its id, is hidden by something on the way', async () => {
    const { find } = await serveWithout('a0', { body: '<!doctype html><title>Not found</title>' });
    await expect(find('https://app-1.test')).rejects.toMatchObject({ code: 'unexpected-response' });
  });

  it.each([null, 7])('is looked up when the URL of its list item is %s', async (appUrl) => {
    const { find, apiCalls } = await serve(apps(1), ({ appId }) => ({ appId, appUrl }));
    expect(await find('https://app-0.test')).toEqual(['a0']);
    expect(apiCalls()).toHaveLength(2);
  });

  it('that has no URL at all matches none', async () => {
    expect(await (await serve([{ appId: 'a' }])).find('undefined')).toEqual([]);
  });

  it.each([
    ['HTTPS://Shop.Test', 'https://shop.test'],
    ['https://shop.test/', 'https://shop.test'],
    ['https://shop.test', 'https://shop.test/'],
    ['https://shop.test:443/api/', 'https://shop.test/api'],
    ['http://shop.test:80', 'http://shop.test'],
    ['not a URL', 'not a URL'],
  ])('registered as %s is found as %s', async (registered, wanted) => {
    expect(await (await serve([{ appId: 'a', appUrl: registered }])).find(wanted)).toEqual(['a']);
  });

  it.each([
    ['https://shop.test', 'http://shop.test'],
    ['https://shop.test', 'https://shop.test:8443'],
    ['https://shop.test/a', 'https://shop.test/b'],
    ['https://shop.test/A', 'https://shop.test/a'],
    ['https://shop.test', 'https://shop.test.evil.test'],
    ['https://shop.test', 'https://shop.test/?a=1'],
    ['shop.test', 'https://shop.test'],
  ])('registered as %s is not found as %s', async (registered, wanted) => {
    expect(await (await serve([{ appId: 'a', appUrl: registered }])).find(wanted)).toEqual([]);
  });

  it('cannot be told from others in a list that never holds still', async () => {
    const service = await scriptService((request) => pageOf(request, { items: apps(3), total: 4 }));
    const error = await failureOf(
      connectTo(service.origin).client.apps.idsByUrl('https://app-0.test'),
    );
    expect(error).toMatchObject({ code: 'unexpected-response' });
    expect(error.message).toBe('The list of apps kept changing while it was read');
    expect(service.apiCalls()).toHaveLength(4);
  });

  it.each(['', '.', '..'])(
    'with the id "%s" is refused, since that would be another resource',
    async (appId) => {
      const service = await scriptService(() => ({ body: { data: [{ appId }], total: 1 } }));
      const error = await failureOf(
        connectTo(service.origin).client.apps.idsByUrl('https://app-0.test'),
      );
      expect(error).toMatchObject({ code: 'unexpected-response' });
      expect(error.message).toMatch(/at "data\.0\.appId"$/);
    },
  );
});
