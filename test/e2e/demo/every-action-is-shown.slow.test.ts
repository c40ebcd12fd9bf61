import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { startEmulatorProcess } from '../../../harness/emulator-process.ts';
import { cloneRepository, runAsNewUser } from './support/new-user.ts';

let clone = '';
beforeAll(() => {
  clone = cloneRepository();
  return () => rmSync(clone, { recursive: true });
});
const demo = (args: string) => runAsNewUser(`npm run demo -- ${args}`, clone);

describe('the demo', () => {
  it.each([
    ['register-app', 'registration-status  COMPLETED'],
    ['vision-run', 'task-state  COMPLETED'],
    ['triage', 'changed    ["994f98522f2bd34900000000"]'],
    ['delete-app', 'previous-registration-status  COMPLETED'],
    ['list-apps', '"label":"busy"'],
  ])('shows %s', async (action, shown) => {
    const { status, output } = await demo(action);
    expect(output).toContain(`- uses: OWNER/security-test-gate/${action}@v1`);
    expect(output).toContain(shown);
    expect(output).not.toContain('comment on the pull request');
    expect(output).toContain('The job succeeds: exit status 0.');
    expect(status).toBe(0);
  });

  it('shows overview, which fails for findings of the apps that were tested before', async () => {
    const { output } = await demo('overview');
    expect(output).toContain('Blocking (high or above): 12 findings in 3 apps.');
    expect(output).toContain('demo-output/overview.json');
  });

  it('shows doctor, which reports the version of Node.js', async () => {
    const { status, output } = await demo('doctor');
    expect(output).toContain('checks   [{"id":"base-url","status":"ok"');
    expect(output).not.toContain('"id":"app"');
    const kept = readFileSync(join(clone, 'demo-output/outputs.txt'), 'utf8');
    expect(kept).toContain('"id":"app","status":"ok"');
    expect(output).toContain('The actions run on Node.js');
    expect(output).toContain('The job succeeds: exit status 0.');
    expect(output).toMatch(/base-url: "?http:.*\n(.*\n)+ +app-id: \S+\n/);
    expect(status).toBe(0);
  });

  // In a dry run, since a real one waits a minute for reports, which the free tier has none of.
  it.each([
    ['free', '--dry-run true', 'not-tested (dry-run)'],
    ['broke', '', 'not-tested (no-credits)'],
    ['globex', '', 'failed (findings)'],
  ])('picks the account that sees %s.test', async (host, inputs, verdict) => {
    const { output } = await demo(`--app-url https://${host}.test ${inputs}`);
    expect(output).toContain(verdict);
  });

  it('refuses a password that its own emulator has no use for', async () => {
    const given = 'SECURITY_TEST_PASSWORD=hunter2 npm run demo -- doctor';
    const { status, output } = await runAsNewUser(given, clone);
    expect(output).toContain('Name your service with --base-url, or unset it.');
    expect(status).toBe(2);
  });

  it('mounts the files that inputs name where the gate looks for them', async () => {
    writeFileSync(join(clone, 'policy.yml'), 'fail-on-severity: critical\n');
    const openapi = 'openapi: 3.1.1\npaths:\n  /api/orders/{orderId}:\n    get: {}\n';
    writeFileSync(join(clone, 'openapi.yaml'), openapi);
    const { output } = await demo('--config-file policy.yml --openapi-file openapi.yaml');
    expect(output).toContain('1 finding blocks this pull request');
    const kept = (name: string) => readFileSync(join(clone, 'demo-output', name), 'utf8');
    expect(kept('log.txt')).toContain('Policy: policy.yml of octo-org/shop, branch main');
    expect(kept('outputs.txt')).toMatch(/\nblocking-count +1\n/);
    expect(kept('security.sarif')).toContain('"uri":"openapi.yaml"');
  });

  it('waits only seconds for a version that is never shown', async () => {
    const { output } = await demo('--version-url http://127.0.0.1:9/version');
    expect(output).toContain('version-timeout-minutes: 0.1');
    expect(output).toContain('not-tested (wrong-version)');
  });

  it('runs an action as often as it is told', async () => {
    const { status, output } = await demo('--fail-on-severity none --runs 2');
    expect(output).toContain('Run 2 of 2');
    expect(output).toContain('demo-output/run-2/summary.md');
    expect(output).not.toContain('The job fails');
    expect(status).toBe(0);
  });
});

describe('a demo that cannot run ends at once with a sentence', () => {
  it('when dist/ is older than its sources', async () => {
    const changed = cloneRepository();
    onTestFinished(() => rmSync(changed, { recursive: true }));
    appendFileSync(join(changed, 'src/version.ts'), '\n');
    const { status, output } = await runAsNewUser('npm run --silent demo', changed);
    expect(output).toBe('dist/ is older than its sources: run `npm run build`.\n');
    expect(status).toBe(2);
  });

  it('when Node.js is too old', async () => {
    const version = 'Object.defineProperty(process.versions, "node", { value: "18.20.8" })';
    const patch = `data:text/javascript,${encodeURIComponent(version)}`;
    const command = `node --import '${patch}' demo/start.mjs`;
    const { status, output } = await runAsNewUser(command, clone);
    expect(output).toBe('The demo needs Node.js 20.12 or later, and this is 18.20.8.\n');
    expect(status).toBe(2);
  });
});

it('doctor checks a running service with the password of the environment, and shows it nowhere', async () => {
  const emulator = await startEmulatorProcess([]);
  try {
    const login = 'SECURITY_TEST_PASSWORD=rehearse-acme-viewer npm run demo -- doctor';
    const service = `--base-url ${emulator.baseUrl} --username viewer@acme.test`;
    const { output } = await runAsNewUser(`${login} ${service}`, clone);
    expect(output).toMatch(/❌ .*role.*Viewer/i);
    expect(output).toContain('The job fails: exit status 1.');
    expect(output).not.toContain('rehearse-acme-viewer');
  } finally {
    await emulator.stop();
  }
});

it('the command on the page of the emulator runs the gate against it', async () => {
  const emulator = await startEmulatorProcess(['--run-seconds', '1']);
  try {
    const page = await (await fetch(emulator.authUrl)).text();
    const command = /<code id="command">(.*?)<\/code>/.exec(page)?.[1] ?? '';
    const { output } = await runAsNewUser(command, clone);
    expect(output).toContain('failed (findings)\nThe job fails: exit status 1.');
    const after = await (await fetch(emulator.authUrl)).text();
    expect(after).toContain('Cross-Tenant Takeover');
  } finally {
    await emulator.stop();
  }
});
