import { expect, test } from 'vitest';
import { githubRateLimit } from '../../../src/decision/reasons/not-tested.ts';
import type { ReasonTexts } from '../../../src/decision/reasons/texts.ts';
import { reasons, reasonsByVerdict } from '../../../src/decision/reasons.ts';

/** A reason as a reader of the snapshot sees it, each text on a line of its own. */
function written(title: string, texts: Partial<ReasonTexts>): string {
  const { heading, meaning, nextStep = '', cause, remedy, offersAdoption, showsMessage } = texts;
  const { before, once, after } = typeof nextStep === 'string' ? {} : nextStep;
  const step = typeof nextStep === 'string' ? nextStep : 'run the job again';
  const lines = Object.entries({
    heading,
    meaning,
    'next step': [before, once && `Once ${once},`, step, after].filter(Boolean).join(' | '),
    cause,
    remedy,
    message: showsMessage && 'is not folded',
    adoption: offersAdoption && 'is offered',
  });
  const given = lines.flatMap(([name, text]) => (text ? [`  ${name}: ${text}`] : []));
  return [title, ...given].join('\n');
}

test('what is said about each reason is as recorded', async () => {
  const sections = Object.entries(reasonsByVerdict).flatMap(([verdict, table]) =>
    Object.entries<ReasonTexts>(table).map(([code, texts]) =>
      written(`${verdict}/${code}, explained at docs/blocked.md#${code}`, texts),
    ),
  );
  const limited = written('not-tested/policy-unavailable by a rate limit', githubRateLimit);
  const text = [...sections, limited].join('\n\n');
  await expect(`${text}\n`).toMatchFileSnapshot('__snapshots__/reasons.txt');
});

test('a reason is found by its code alone, whichever verdict it explains', () => {
  const { failed, 'not-tested': notTested, error } = reasonsByVerdict;
  expect(reasons).toEqual({ ...failed, ...notTested, ...error });
});
