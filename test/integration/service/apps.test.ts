import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { connectTo, expectFailure, serve } from './support/connection.ts';
import { emulateService, login } from './support/emulated-service.ts';
import { type Item, pageOf } from './support/paged-list.ts';
import { type ScriptedAnswer, scriptService } from './support/scripted-service.ts';

const listCall = (page: number) => `GET /v1/apps?page=${page}&pageSize=100`;
const apps = (count: number): Item[] =>
  Array.from({ length: count }, (_, index) => ({
    appId: `a${index}`,
    appUrl: `https://app-${index}.test`,
  }));
const idAlone = ({ appId }: Item): Item => ({ appId });

/**
 * A service with these apps, whose list items say what `shown` leaves of them; `gone` are answers
 * to those that cannot be read.
 */
async function serveApps(
  items: Item[],
  shown = (item: Item): Item => item,
  gone: Record<string, ScriptedAnswer> = {},
) {
  const service = await scriptService((request): ScriptedAnswer => {
    if (request.path === '/v1/apps') return pageOf(request, { items: items.map(shown) });
    const app = items.find(({ appId }) => request.path === `/v1/apps/${appId}`);
    const body = { registrationStatus: 'COMPLETED', ...app };
    return gone[request.path.replace('/v1/apps/', '')] ?? { body };
  });
  return { ...service, find: (url: string) => connectTo(service.origin).client.apps.idsByUrl(url) };
}

it('the ids of apps are those that the service finds', async () => {
  const { client, calls, id } = await emulateService();
  expect(await client.apps.ids('CLEAN')).toEqual([id]);
  expect(calls()).toEqual([login, `${listCall(1)}&search=CLEAN → 200`]);
});

it('the first apps are read beside the number of all, without those that are gone meanwhile', async () => {
  const a1 = { status: 404, body: { type: 'https://errors.test/not-found', status: 404 } };
  const service = await serveApps(apps(130), idAlone, { a1 });
  const { client } = connectTo(service.origin);
  const { total, apps: first } = await client.apps.first(3, { retries: 0 });
  expect(total).toBe(130);
  expect(first.map(({ appId }) => appId)).toEqual(['a0', 'a2']);
});

describe('an app', () => {
  it('is found on whichever page it is, and all pages are read since another may follow', async () => {
    const last = { appId: 'last', appUrl: 'https://app-7.test' };
    const { find, calls } = await serveApps([...apps(230), last]);
    expect(await find('https://app-7.test')).toEqual(['a7', 'last']);
    expect(calls()[1]).toBe(listCall(1));
    expect(calls().slice(2).sort()).toEqual([listCall(2), listCall(3)]);
  });

  it('that nobody registered is not found, without an error', async () => {
    const { client } = await emulateService();
    expect(await client.apps.idsByUrl('https://nobody.test')).toEqual([]);
    expect(await (await serveApps([])).find('https://nobody.test')).toEqual([]);
  });

  it('is looked up when its list item is no more than an id', async () => {
    const { find, calls } = await serveApps(apps(3), idAlone);
    expect(await find('https://app-1.test')).toEqual(['a1']);
    const lookUps = ['a0', 'a1', 'a2'].map((id) => `GET /v1/apps/${id}`);
    expect(calls()[1]).toBe(listCall(1));
    expect(calls().slice(2).sort()).toEqual(lookUps);
  });

  it('is looked up with six requests at a time', async () => {
    let [underWay, most] = [0, 0];
    const items = apps(30);
    const { client } = await serve(async (request) => {
      if (request.path === '/v1/apps') return pageOf(request, { items: items.map(idAlone) });
      most = Math.max(most, ++underWay);
      await delay(20);
      underWay -= 1;
      const app = items.find(({ appId }) => request.path === `/v1/apps/${appId}`);
      return { body: { registrationStatus: 'COMPLETED', ...app } };
    });
    expect(await client.apps.idsByUrl('https://app-17.test')).toEqual(['a17']);
    expect(most).toBe(6);
  });

  it('is found although another one, listed by its id, was deleted meanwhile', async () => {
    const a0 = { status: 404, body: { type: 'https://errors.test/not-found', status: 404 } };
    const { find, calls } = await serveApps(apps(2), idAlone, { a0 });
    expect(await find('https://app-1.test')).toEqual(['a1']);
    expect(calls().slice(2).sort()).toEqual(['GET /v1/apps/a0', 'GET /v1/apps/a1']);
  });

  it('cannot be identified when a gateway hides one that is listed by its id', async () => {
    const a0 = { status: 404, body: '<!doctype html><title>Not found</title>' };
    const { find } = await serveApps(apps(2), idAlone, { a0 });
    await expectFailure(find('https://app-1.test'), { code: 'unexpected-response' });
  });

  it.each([null, 7])('is looked up when the URL of its list item is %s', async (appUrl) => {
    const { find, apiCalls } = await serveApps(apps(1), ({ appId }) => ({ appId, appUrl }));
    expect(await find('https://app-0.test')).toEqual(['a0']);
    expect(apiCalls()).toHaveLength(2);
  });

  it('that has no URL at all matches none', async () => {
    expect(await (await serveApps([{ appId: 'a' }])).find('undefined')).toEqual([]);
  });

  it.each([
    ['HTTPS://Shop.Test', 'https://shop.test', true],
    ['https://shop.test/', 'https://shop.test', true],
    ['https://shop.test', 'https://shop.test/', true],
    ['https://shop.test:443/api/', 'https://shop.test/api', true],
    ['http://shop.test:80', 'http://shop.test', true],
    ['not a URL', 'not a URL', true],
    ['https://shop.test', 'http://shop.test', false],
    ['https://shop.test', 'https://shop.test:8443', false],
    ['https://shop.test/a', 'https://shop.test/b', false],
    ['https://shop.test/A', 'https://shop.test/a', false],
    ['https://shop.test', 'https://shop.test.evil.test', false],
    ['https://shop.test.evil.test', 'https://shop.test', false],
    ['https://shop.test/a', 'https://shop.test', false],
    ['https://shop.test', 'https://shop.test/?a=1', false],
    ['shop.test', 'https://shop.test', false],
  ])('registered as %s and asked for as %s: found is %s', async (appUrl, wanted, found) => {
    const { find } = await serveApps([{ appId: 'a', appUrl }]);
    expect(await find(wanted)).toEqual(found ? ['a'] : []);
  });

  it('cannot be identified in a list that keeps changing', async () => {
    const { client, apiCalls } = await serve((request) =>
      pageOf(request, { items: apps(3), total: 4 }),
    );
    await expectFailure(client.apps.idsByUrl('https://app-0.test'), {
      code: 'unexpected-response',
      message: 'The list of apps kept changing while it was read',
    });
    expect(apiCalls()).toHaveLength(4);
  });
});

describe('looking up an app', () => {
  const [url, other] = ['https://app-0.test', 'https://other.test'];
  const lookUp = async (given: { id: string } | { url: string }, items: Item[], listed = idAlone) =>
    connectTo((await serveApps(items, listed)).origin).client.apps.lookUp(given);
  const listed = ({ appId }: Item): Item => ({ appId, appUrl: url });

  it.each([{ id: 'a0' }, { url }])('by %o finds it', async (given) => {
    const found = { kind: 'found', appId: 'a0', app: { appId: 'a0', appUrl: url } };
    expect(await lookUp(given, apps(2))).toMatchObject(found);
  });

  it('says that there is none with the URL', async () => {
    expect(await lookUp({ url: other }, apps(2))).toEqual({ kind: 'none', appId: undefined });
  });

  it.each([{ id: 'a0' }, { url }])('by %o says that it is gone', async (given) => {
    const a0 = { status: 404, body: { type: 'https://errors.test/not-found', status: 404 } };
    const { origin } = await serveApps(apps(1), listed, { a0 });
    const none = { kind: 'none', appId: 'a0' };
    expect(await connectTo(origin).client.apps.lookUp(given)).toEqual(none);
  });

  it('counts those of one URL', async () => {
    expect(await lookUp({ url }, apps(3), listed)).toEqual({ kind: 'several', count: 3 });
  });

  it('by a URL notices that the app itself has another', async () => {
    const [app] = [{ appId: 'a0', appUrl: other }];
    expect(await lookUp({ url }, [app], listed)).toMatchObject({ kind: 'other-url', app });
    expect(await lookUp({ id: 'a0' }, [app], listed)).toMatchObject({ kind: 'found', app });
  });

  it('by a URL believes the list if the app itself has none', async () => {
    expect(await lookUp({ url }, [{ appId: 'a0' }], listed)).toMatchObject({ kind: 'found' });
  });
});
