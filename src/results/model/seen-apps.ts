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
  const apps = shownApps(seen, details).map((app) =>
    `${app.appId} (${namesOf(app).join(', ')})`.replace(' ()', ''),
  );
  return introduce(seen, apps, ` ${apps.join('; ')}.`);
}

/** The same as a list in Markdown. */
export function renderSeenApps(seen: SeenApps, details: Details): string {
  const apps = shownApps(seen, details).map((app) => {
    const names = namesOf(app).map((name) => forMarkdown(name));
    return `- ${[codeForMarkdown(app.appId), ...names].join(' · ')}`;
  });
  return introduce(seen, apps, `\n\n${apps.join('\n')}`);
}

/** With `counts` everybody can read it. */
function shownApps({ apps }: SeenApps, details: Details): readonly App[] {
  return details === 'full' ? apps : [];
}

function introduce({ total }: SeenApps, shown: readonly string[], list: string): string {
  const count = `The login sees ${total === 0 ? 'no app' : countOf(total, 'app')}`;
  if (shown.length === 0) return `${count}.`;
  return `${count}${total > shown.length ? ', among them' : ''}:${list}`;
}

function namesOf({ label, appUrl }: App): string[] {
  const names = [shorten(label ?? '', maxLabel), shorten(shownUrl(appUrl ?? ''), maxUrl)];
  return names.filter(Boolean);
}
