import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { Log } from 'sarif';
import { toolFile } from '../../../../scripts/tools.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

/**
 * Path of Microsoft's SARIF Multitool, a program of its own for Linux, macOS and Windows on x64.
 */
const multitool: string = createRequire(import.meta.url)(
  toolFile('contract', '@microsoft/sarif-multitool'),
);

/**
 * Errors and warnings of SARIF Multitool by the rules of SARIF and of GitHub, as `<rule>:
 * <arguments>`. Nothing leaves the machine.
 */
export function validateByMultitool(log: object): string[] {
  const folder = temporaryFolder({ 'input.sarif': JSON.stringify(log) });
  const [input, output] = [join(folder, 'input.sarif'), join(folder, 'output.sarif')];
  const options = ['--rule-kind', 'Sarif;Ghas', '--log', 'ForceOverwrite', '--quiet'];
  // It looks whether addresses can be reached: all go to a closed port.
  const closed = 'http://127.0.0.1:9';
  const env = { ...process.env, http_proxy: closed, https_proxy: closed };
  const args = ['validate', input, '--output', output, ...options];
  execFileSync(multitool, args, { env, stdio: 'ignore' });
  return readProblems(JSON.parse(readFileSync(output, 'utf8')));
}

/**
 * The tool's exit status says nothing, and without an invocation that succeeded nor does an empty
 * list.
 */
function readProblems({ runs: [run] }: Log): string[] {
  if (run?.invocations?.[0]?.executionSuccessful !== true)
    return ['SARIF Multitool did not come to an end'];
  return (run.results ?? []).map(
    ({ ruleId, message }) => `${ruleId}: ${message.arguments?.join(', ')}`,
  );
}

/** Violations of the SARIF 2.1.0 JSON schema, which comes with the tool. */
export function validateBySchema(log: object): string[] {
  const ajv = new Ajv2020({ strict: false, allErrors: false });
  formats.default(ajv);
  const schema = readFileSync(join(dirname(multitool), 'sarif-2.1.0.json'), 'utf8');
  const validate = ajv.compile(JSON.parse(schema));
  validate(JSON.parse(JSON.stringify(log)));
  return (validate.errors ?? []).map((e) => `${e.instancePath} ${e.message}`);
}
