import type { App } from '../world/apps.ts';
import { registrationStatus } from '../world/apps.ts';
import { appsOf, findApp } from '../world/world.ts';
import type { Answer, Call, Operation } from './call.ts';
import { isoTime } from './call.ts';
import { pageOf, pageRequest } from './paging.ts';

function renderApp(app: App, now: number) {
  const { appId, label, appUrl, basePath, createdAt, scheduleType } = app;
  return {
    appId,
    label,
    appUrl,
    basePath,
    registrationStatus: registrationStatus(app, now),
    createdAt: isoTime(createdAt),
    scheduleType,
  };
}

function listApps({ world, account, query, now }: Call): Answer {
  const request = pageRequest(query);
  const search = (query.search ?? '').toLowerCase();
  const apps = appsOf(world, account.organization).filter((app) => app.label.toLowerCase().includes(search));
  return { status: 200, body: pageOf(apps, request, (app) => renderApp(app, now)) };
}

function getApp({ world, account, params, now }: Call): Answer {
  return { status: 200, body: renderApp(findApp(world, account, params.appId ?? ''), now) };
}

/** Endpoints of apps. */
export const appOperations: Operation[] = [
  { method: 'GET', path: '/apps', handle: listApps },
  { method: 'GET', path: '/apps/:appId', handle: getApp },
];
