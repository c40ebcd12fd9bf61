import { registrationStatus } from '../world/apps.ts';
import type { App } from '../world/model.ts';
import { isoTime } from '../world/timeline.ts';
import { type Call, findApp, ownApps, pageOf } from './call.ts';

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

export function listApps(call: Call): Response {
  const { query, now } = call;
  const search = String(query.search ?? '').toLowerCase();
  const apps = ownApps(call).filter(({ label }) => label.toLowerCase().includes(search));
  return Response.json(pageOf(apps, query, (app) => renderApp(app, now)));
}

export function getApp(call: Call): Response {
  return Response.json(renderApp(findApp(call), call.now));
}

export function deleteApp(call: Call): Response {
  const app = findApp(call);
  call.world.apps.delete(app.appId);
  const previousRegistrationStatus = registrationStatus(app, call.now);
  return Response.json({ appId: app.appId, status: 'DELETED', previousRegistrationStatus });
}
