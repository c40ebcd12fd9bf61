import { registrationStatus } from '../world/apps.ts';
import type { App } from '../world/model.ts';
import { isoTime } from '../world/timeline.ts';
import { appOfPath, type Call, ownApps, slicePage } from './call.ts';

function appBody(app: App, now: number) {
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

export function handleListApps(call: Call): Response {
  const { query, now } = call;
  const search = String(query.search ?? '').toLowerCase();
  const apps = ownApps(call).filter(({ label }) => label.toLowerCase().includes(search));
  return Response.json(slicePage(apps, query, (app) => appBody(app, now)));
}

export function handleGetApp(call: Call): Response {
  return Response.json(appBody(appOfPath(call), call.now));
}

export function handleDeleteApp(call: Call): Response {
  const app = appOfPath(call);
  call.world.apps.delete(app.appId);
  const previousRegistrationStatus = registrationStatus(app, call.now);
  return Response.json({ appId: app.appId, status: 'DELETED', previousRegistrationStatus });
}
