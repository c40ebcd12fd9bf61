import type { App } from '../world/model.ts';
import { type Cell, marked } from './table.ts';

/** Rows shown of each app, so that the page stays small. */
const shownPerApp = 20;

/** The findings of the apps that have been tested, and how many there are beyond those shown. */
export function findingRows(apps: App[]): Cell[][] {
  return apps.filter((app) => app.foundAt !== undefined).flatMap(rowsOf);
}

function rowsOf(app: App): Cell[][] {
  const { size, at } = app.scenario.findings;
  const shown = [...Array(Math.min(size, shownPerApp)).keys()].map((index) => {
    const { severity, updated_severity, label, method, path } = at(index);
    const operation = method && path ? `${method} ${path}` : 'whole app';
    return [app.label, marked(updated_severity ?? severity), stateOf(app, index), label, operation];
  });
  if (size === 0) return [[app.label, '', '', 'No findings', '']];
  return size > shownPerApp
    ? [...shown, [app.label, '', '', `… and ${size - shownPerApp} more`, '']]
    : shown;
}

function stateOf(app: App, index: number): string {
  const triage = app.triage.get(index);
  if (triage?.fixed) return 'fixed';
  if (triage?.dismissed) return 'dismissed';
  return triage?.claim ? 'fix claimed' : 'open';
}
