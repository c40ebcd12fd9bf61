import { registrationStatus } from '../world/apps.ts';
import type { App } from '../world/model.ts';
import { appsOf, findApp } from '../world/world.ts';
import { type Answer, type Call, isoTime, pageOf } from './call.ts';

function renderApp(app: App, now: number) {
  const { appId, label, appUrl, createdAt } = app;
  return {
    appId,
    label,
    appUrl,
    basePath: '/api',
    registrationStatus: registrationStatus(app, now),
    createdAt: isoTime(createdAt),
    scheduleType: 'nightly',
  };
}

export function listApps({ world, account, query, now }: Call): Answer {
  const search = String(query.search ?? '').toLowerCase();
  const apps = appsOf(world, account.organization).filter((app) =>
    app.label.toLowerCase().includes(search),
  );
  return { status: 200, body: pageOf(apps, query, (app) => renderApp(app, now)) };
}

export function getApp({ world, account, params, now }: Call): Answer {
  return { status: 200, body: renderApp(findApp(world, account, params.appId), now) };
}

export function deleteApp({ world, account, params, now }: Call): Answer {
  const app = findApp(world, account, params.appId);
  world.apps.delete(app.appId);
  const previousRegistrationStatus = registrationStatus(app, now);
  return { status: 200, body: { appId: app.appId, status: 'DELETED', previousRegistrationStatus } };
}
