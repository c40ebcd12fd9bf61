import type { SeenApps } from '../../decision/seen-apps.ts';
import type { App } from '../../service/apps.ts';
import { countOf } from '../../text/sentences.ts';
import { shownUrl } from '../../text/shown-url.ts';
import { codeForMarkdown, forMarkdown, shorten } from '../../text/untrusted.ts';
import type { Details } from './result.ts';

/** Short enough that one message has room for every app. */
const maxLabel = 60;
const maxUrl = 100;

/** The apps that the login sees, in one sentence: untrusted text. */
export function describeSeenApps(seen: SeenApps, details: Details): string {
  const apps = isListed(seen, details) ? seen.apps.map(describeSeenApp) : [];
  return apps.length > 0 ? `${introduce(seen)}: ${apps.join('; ')}.` : introduceAlone(seen);
}

/** The same as a list in Markdown. */
export function renderSeenApps(seen: SeenApps, details: Details): string {
  if (!isListed(seen, details)) return introduceAlone(seen);
  return [`${introduce(seen)}:`, seen.apps.map(renderApp).join('\n')].join('\n\n');
}

/** With `counts` everybody can read it. */
function isListed({ apps }: SeenApps, details: Details): boolean {
  return details === 'full' && apps.length > 0;
}

function introduce({ total, apps }: SeenApps): string {
  return `The login sees ${countOf(total, 'app')}${total > apps.length ? ', among them' : ''}`;
}

function introduceAlone({ total }: SeenApps): string {
  return `The login sees ${total === 0 ? 'no app' : countOf(total, 'app')}.`;
}

function describeSeenApp(app: App): string {
  return `${app.appId} (${namesOf(app).join(', ')})`.replace(' ()', '');
}

function renderApp(app: App): string {
  const names = namesOf(app).map((name) => forMarkdown(name));
  return `- ${[codeForMarkdown(app.appId), ...names].join(' · ')}`;
}

function namesOf({ label, appUrl }: App): string[] {
  const names = [shorten(label ?? '', maxLabel), shorten(shownUrl(appUrl ?? ''), maxUrl)];
  return names.filter(Boolean);
}
