import * as z from 'zod/mini';
import type { Baseline } from './baseline.ts';
import { severities } from './severity.ts';

const findingSchema = z.object({
  id: z.string(),
  label: z.string(),
  effectiveSeverity: z.string(),
  method: z.nullish(z.string()),
  path: z.nullish(z.string()),
  state: z.string(),
});

const fileSchema = z.object({
  schemaVersion: z.literal(1),
  verdict: z.string(),
  reason: z.string(),
  unproven: z.nullish(z.string()),
  app: z.nullish(z.object({ appId: z.string() })),
  findings: z.array(findingSchema),
});

type FindingsFile = z.infer<typeof fileSchema>;

/**
 * Reads the findings file of an earlier run. Only what was open then is known: what was accepted,
 * dismissed or fixed and is open now counts as new.
 * @throws {Error} also when that run did not test its app, or could not be proven: findings of
 * another build or run would count as known
 */
export function parseBaseline(text: string, file: string): Baseline {
  const { verdict, reason, unproven, app, findings } = readFile(text, file);
  if (!app || (verdict !== 'passed' && verdict !== 'failed'))
    throw new Error(
      `${file} is of a run that tested nothing (${[verdict, reason].filter(Boolean).join(', ')})`,
    );
  if (unproven)
    throw new Error(
      `${file} is no baseline: its run could not be proven (${unproven}). Use the file of a gate that proved its run: one without \`unproven\``,
    );
  return {
    appId: app.appId,
    findings: findings
      .filter(({ state }) => state === 'open')
      .map(({ id, label, method, path, effectiveSeverity }) => ({
        id,
        label,
        method,
        path,
        severity: severities.find((severity) => severity === effectiveSeverity),
      })),
  };
}

function readFile(text: string, file: string): FindingsFile {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Error(`${file} is not valid JSON`); // the parser would quote the file
  }
  const content = fileSchema.safeParse(value);
  if (content.success) return content.data;
  const places = content.error.issues
    .slice(0, 5)
    .map(({ path }) => path.join('.') || 'the file itself');
  throw new Error(`${file} is not a findings file of this gate; look at ${places.join(', ')}`);
}
