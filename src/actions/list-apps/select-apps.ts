import pMap from 'p-map';
import type { App, Apps } from '../../service/apps.ts';

const detailsAtATime = 6;

export interface Selection {
  /** Part of the label or API name, for the service to look for; every app when not given. */
  search: string | undefined;
  registrationStatus: string | undefined;
}

/** The apps that fit, by label and id, so that the order does not depend on the service's. */
export async function selectApps(
  apps: Apps,
  { search, registrationStatus }: Selection,
): Promise<App[]> {
  const ids = await apps.ids(search);
  const details = await pMap(ids, (appId) => apps.find(appId), { concurrency: detailsAtATime });
  const wanted = registrationStatus;
  return details
    .filter((app) => app !== undefined)
    .filter((app) => wanted === undefined || app.registrationStatus === wanted)
    .sort((one, other) => compare(nameOf(one), nameOf(other)) || compare(one.appId, other.appId));
}

/** By code units: the same on every machine, whatever its language. */
function compare(left: string, right: string): number {
  return left < right ? -1 : Number(left > right);
}

function nameOf({ label, appId }: App): string {
  return label || appId;
}

/** A value for `strategy.matrix`: one job an app. */
export interface Matrix {
  include: { 'app-id': string; label: string; 'app-url': string }[];
}

export function matrixOf(apps: readonly App[]): Matrix {
  const include = apps.map((app) => {
    const { appId, appUrl = '' } = app;
    return { 'app-id': appId, label: nameOf(app), 'app-url': appUrl };
  });
  return { include };
}
