import { html } from 'hono/html';
import type { RequestRecord } from '../request-record.ts';
import { registrationStatus } from '../world/apps.ts';
import { settleRuns } from '../world/finding-triage.ts';
import type { Account, App, World } from '../world/model.ts';
import { progressAt, type Timeline } from '../world/timeline.ts';
import { findingRows } from './finding-rows.ts';
import { style } from './style.ts';
import { section } from './table.ts';

/** Rows shown of lists that grow without end, newest first. */
const shownRuns = 30;
const shownRequests = 50;

/** Everything that the page tells. */
export interface PageContent {
  world: World;
  baseUrl: string;
  requests: readonly RequestRecord[];
}

/**
 * The page for people: what there is, and what clients did. Whatever comes from requests is escaped
 * by the templates.
 */
export function renderPage({ world, baseUrl, requests }: PageContent) {
  const now = world.options.clock.now();
  const apps = [...world.apps.values()];
  for (const app of apps) settleRuns(app, now);
  return html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="refresh" content="2">
<meta name="viewport" content="width=device-width">
<title>Emulated security testing service</title>
<style>${style}</style>
<h1>Emulated security testing service</h1>
<p>API at <code>${baseUrl}</code>. Nothing is tested here; the host of an app's address decides what its runs find.</p>
${requestsSection(requests)}
${runsSection(apps, now)}
${section('Findings', ['App', 'Severity', 'State', 'Category', 'Operation'], findingRows(apps))}
${appsSection(apps, now)}
${accountsSection(world.accounts)}
</html>`;
}

function requestsSection(requests: readonly RequestRecord[]) {
  const calls = requests.filter(({ path }) => path !== '/').slice(-shownRequests);
  const rows = calls
    .reverse()
    .map(({ at, method, path, status }) => [time(at), method, path, String(status)]);
  return section('Last requests', ['Time', 'Method', 'Path', 'Status'], rows);
}

function runsSection(apps: App[], now: number) {
  const runs = apps.flatMap((app) => [
    { app, kind: 'Registration', by: '', timeline: app.registration },
    ...app.securityRuns.map((run) => ({
      app,
      kind: `Security test ${run.number}`,
      by: run.startedBy,
      ...run,
    })),
    ...app.visionRuns.map((run) => ({ app, kind: `Vision run: ${run.operation}`, by: '', ...run })),
  ]);
  const begun = runs.filter(
    ({ timeline }) => timeline.createdAt <= now && timeline.endsAt > timeline.createdAt,
  );
  const latest = begun
    .sort((a, b) => b.timeline.createdAt - a.timeline.createdAt)
    .slice(0, shownRuns);
  const rows = latest.map(({ app, kind, by, timeline }) => [
    time(timeline.createdAt),
    nameOf(app),
    kind,
    by,
    stateOf(timeline, now),
  ]);
  return section('Runs', ['Started', 'App', 'Run', 'By', 'State'], rows);
}

function appsSection(apps: App[], now: number) {
  const rows = apps.map((app) => [
    nameOf(app),
    app.appUrl,
    app.appId,
    registrationStatus(app, now),
  ]);
  return section('Apps', ['App', 'Address', 'Id', 'Registration'], rows);
}

function accountsSection(accounts: Account[]) {
  const rows = accounts.map(
    ({ username, password, role, organization: { name, tier, credits } }) => [
      username,
      password,
      role,
      name,
      tier,
      String(credits),
    ],
  );
  return section(
    'Accounts',
    ['Username', 'Password', 'Role', 'Organization', 'Tier', 'Credits'],
    rows,
  );
}

function nameOf({ organization, label }: App): string {
  return `${organization.name} / ${label}`;
}

function stateOf(timeline: Timeline, now: number): string {
  return progressAt(timeline, now).state;
}

function time(at: number): string {
  return new Date(at).toISOString().slice(11, 23);
}
