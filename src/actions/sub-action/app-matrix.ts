import { type App, nameOfApp } from '../../service/apps.ts';
import { shownUrl } from '../../text/shown-url.ts';

/** Jobs that GitHub starts from one matrix at most. */
export const maxMatrixJobs = 256;

type ListedApp = Pick<App, 'appId'> & { [Field in 'label' | 'appUrl']?: App[Field] };

/** A matrix for `strategy.matrix`, with a job for each app. */
export function matrixOf(apps: readonly ListedApp[]) {
  const include = apps.map((app) => ({
    'app-id': app.appId,
    label: nameOfApp(app),
    'app-url': shownUrl(app.appUrl ?? ''),
  }));
  return { include };
}
