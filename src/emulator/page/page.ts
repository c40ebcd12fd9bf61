import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import { findingId, registrationStatus } from '../world/apps.ts';
import { applyEndedRuns, triageOf } from '../world/finding-triage.ts';
import type { Account, App, RequestRecord, World } from '../world/model.ts';
import { type Scenario, scenarios } from '../world/scenarios.ts';
import { isActive, isoTime, progressAt, type Timeline } from '../world/timeline.ts';
import { script } from './script.ts';
import { style } from './style.ts';
import { type Cell, type Html, highlighted, live, section, table } from './table.ts';

/** Findings shown per app, so that the page stays small. */
const shownFindings = 20;
/** Rows shown of the lists that keep growing, newest first. */
const shownRuns = 30;
const shownRequests = 50;

/** Names a text in the content security policy by its hash. */
const hashSourceOf = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Allows only the page's own script and style, so that no text in it can run or load anything. */
export const contentSecurityPolicy = [
  "default-src 'none'",
  `script-src ${hashSourceOf(script)}`,
  `style-src ${hashSourceOf(style)}`,
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Renders the page for people; the templates escape all texts from requests. */
export function renderPage(world: World, baseUrl: string, requests: readonly RequestRecord[]) {
  const now = world.options.clock.now();
  const apps = [...world.apps.values()];
  for (const app of apps) applyEndedRuns(app, now);
  const findings = apps.filter(({ foundAt }) => foundAt !== undefined).flatMap(findingRows);
  return html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Emulated security testing service</title>
<style>${raw(style)}</style>
<h1>Emulated security testing service</h1>
<p>API at <code>${baseUrl}</code>. Nothing is tested here: the host of an app's address decides what happens to the app.</p>
<p id="silence" role="status" hidden>The emulator no longer answers.</p>
${section('Runs', ['App', 'Run', 'State', 'Started', 'By'], runRows(apps, now))}
<h2>Run the gate against it</h2>
<p>In a clone of the action's repository:</p>
<pre><code id="command">${gateCommand(baseUrl)}</code></pre>
<button id="copy" type="button" hidden>Copy</button>
${section('Findings', ['App', 'Severity', 'State', 'Category', 'Operation', 'Id'], findings)}
${section('Apps', ['App', 'Address', 'Id', 'Registration', 'Behaviour'], appRows(apps, now))}
<h2>Hosts to register</h2>
${table(['Host', 'Behaviour'], hostRows())}
${section('Accounts', accountColumns, accountRows(world.accounts))}
<details><summary><h2>Last requests</h2></summary>
${live('requests', requestTable(requests))}
</details>
<script>${raw(script)}</script>
</html>`;
}

/** The shell command that runs a gate which fails. */
function gateCommand(baseUrl: string): string {
  return `npm run demo -- --base-url ${baseUrl} --app-url https://vulnerable.test`;
}

function requestTable(requests: readonly RequestRecord[]) {
  const calls = requests.filter(({ path }) => path !== '/').slice(-shownRequests);
  const rows = calls
    .reverse()
    .map(({ receivedAt, method, path, status }) => [timeOfDay(receivedAt), method, path, status]);
  return table(['Time', 'Method', 'Path', 'Status'], rows);
}

function runRows(apps: App[], now: number): Cell[][] {
  const runs = apps.flatMap((app) => [
    { app, kind: 'Registration', by: '', timeline: app.registration },
    ...app.securityRuns.map(({ number, startedBy: by, timeline }) => {
      return { app, kind: `Security test ${number}`, by, timeline };
    }),
    ...app.visionRuns.map(({ operation, timeline }) => {
      return { app, kind: `Vision run: ${operation}`, by: '', timeline };
    }),
  ]);
  return runs
    .filter(({ timeline: { createdAt, endsAt } }) => createdAt <= now && endsAt > createdAt)
    .sort((a, b) => b.timeline.createdAt - a.timeline.createdAt)
    .slice(0, shownRuns)
    .map(({ app, kind, by, timeline }) => {
      return [displayName(app), kind, stateCell(timeline, now), timeOfDay(timeline.createdAt), by];
    });
}

/** The first findings of a tested app, and a row that counts the others. */
function findingRows(app: App): Cell[][] {
  const { size, contentAt } = app.scenario.findings;
  const shown = [...Array(Math.min(size, shownFindings)).keys()].map((index) => {
    const { severity, updated_severity, label, method, path } = contentAt(index);
    const operation = method && path ? `${method} ${path}` : 'whole app';
    const state = triageState(app, index);
    const shownSeverity = highlighted(updated_severity ?? severity);
    return [app.label, shownSeverity, state, label, operation, findingId(app, index)];
  });
  if (size === 0) return [[app.label, '', '', 'No findings', '', '']];
  return size > shownFindings
    ? [...shown, [app.label, '', '', `… and ${size - shownFindings} more`, '', '']]
    : shown;
}

function triageState(app: App, index: number): string {
  const { fixed, dismissed, claim } = triageOf(app, index);
  if (fixed) return 'fixed';
  if (dismissed) return 'dismissed';
  return claim ? 'fix claimed' : 'open';
}

const accountColumns = ['Username', 'Password', 'Role', 'Organization', 'Tier', 'Credits'];

function appRows(apps: App[], now: number): Cell[][] {
  return apps.map((app) => {
    const { appId, appUrl, scenario } = app;
    const status = registrationStatus(app, now);
    return [displayName(app), appUrl, appId, status, behaviour(scenario)];
  });
}

/** The hosts that have no app at the start. */
function hostRows(): Cell[][] {
  const unregistered = [...scenarios].filter(([, { atStart }]) => atStart === 'absent');
  const rows = unregistered.map(([host, scenario]): Cell[] => [host, behaviour(scenario)]);
  return [...rows, ['any other host', html`Behaves as <code>vulnerable.test</code>`]];
}

/** The scenario's description; the parts between backticks are code. */
function behaviour({ description }: Scenario): Html {
  const parts = description.split('`');
  return html`${parts.map((part, index) => (index % 2 === 0 ? part : html`<code>${part}</code>`))}`;
}

function accountRows(accounts: Account[]): Cell[][] {
  return accounts.map(({ username, password, role, organization }) => {
    const { name, tier, credits } = organization;
    return [username, password, role, name, tier, credits];
  });
}

function displayName({ organization, label }: App): string {
  return `${organization.name} / ${label}`;
}

function stateCell(timeline: Timeline, now: number): Html {
  const state = highlighted(progressAt(timeline, now).state);
  if (!isActive(timeline, now)) return state;
  const { createdAt, endsAt } = timeline;
  if (!Number.isFinite(endsAt)) return html`${state}<progress></progress>`;
  const share = (now - createdAt) / (endsAt - createdAt);
  return html`${state}<progress value="${share.toFixed(2)}"></progress>`;
}

function timeOfDay(timestamp: number): string {
  return isoTime(timestamp).slice(11, 23);
}
