import { spawn } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createAuthority } from '../../harness/certificates.ts';
import { problem } from '../../harness/faults.ts';
import { branchEvent } from '../../harness/github-event.ts';
import { expectVerdict, withoutReport } from '../e2e/support/expectations.ts';
import { overTls } from '../e2e/support/tls-service.ts';
import { startForwardProxy } from '../integration/service/support/forward-proxy.ts';
import { freePort } from '../support/free-port.ts';
import { runScenario, type Scenario } from '../support/scenario.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { missing, programPath } from './support/program.ts';

const authority = await createAuthority('CA of the deployment');
const clean: Scenario = { app: 'clean.test', inputs: withoutReport };
const cleanOverTls: Scenario = {
  app: 'clean.test',
  inputs: { ...withoutReport, 'ca-cert-file': 'ca.pem' },
  workspace: { 'ca.pem': authority.cert },
  base: { 'ca.pem': authority.cert },
  prepare: overTls(await authority.issue()),
};
const passed = 'passed';

function answersAt(port: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(Number(port), '127.0.0.1', () => resolve(true)).on('error', () =>
      resolve(false),
    );
    socket.on('connect', () => socket.destroy());
  });
}

/**
 * Starts the Debian package until the test is over; `asked` returns the requests that it logged. It
 * asks a proxy of ours, which knows `service.test`: what is on a loopback host never gets here.
 */
async function startTinyproxy(): Promise<{ address: string; asked: () => string[] }> {
  const upstream = await startForwardProxy();
  const folder = temporaryFolder();
  const port = await freePort();
  const log = join(folder, 'log');
  const settings = [
    `Port ${port}`,
    'Listen 127.0.0.1',
    'Allow 127.0.0.1',
    `LogFile "${log}"`,
    'LogLevel Connect',
    `Upstream http ${upstream.address}`,
  ];
  writeFileSync(join(folder, 'conf'), `${settings.join('\n')}\n`);
  writeFileSync(log, '');
  const child = spawn(programPath('tinyproxy'), ['-d', '-c', join(folder, 'conf')], {
    stdio: 'ignore',
  });
  onTestFinished(() => void child.kill());
  const text = () => readFileSync(log, 'utf8');
  while (!(await answersAt(port))) await delay(50);
  return {
    address: `http://127.0.0.1:${port}`,
    asked: () => text().match(/(?<=Request \(.*\): ).*/g) ?? [],
  };
}

describe('behind tinyproxy', () => {
  it('TLS goes through a tunnel, and the own authority is trusted at its end', async () => {
    const { address, asked } = await startTinyproxy();
    const prepare = overTls(await authority.issue({ host: 'service.test' }), 'service.test');
    const result = await runScenario({ ...cleanOverTls, prepare, env: { HTTPS_PROXY: address } });
    expectVerdict(result, passed);
    expect(asked().length).toBeGreaterThan(0);
    for (const line of asked()) expect(line).toMatch(/^CONNECT service\.test:\d+ HTTP\/1\.1/);
  });
});

/** Variables of a process whose time is another (Debian package faketime). */
function timeOf(FAKETIME: string): Record<string, string> {
  const [library] = globSync('/usr/lib/*/faketime/libfaketime.so.1');
  if (library === undefined) throw missing('libfaketime', 'faketime');
  return { LD_PRELOAD: library, FAKETIME };
}
/** Sets the clock of the process alone, not that of its timers. */
const clockAt = (skew: string) => ({ ...timeOf(skew), FAKETIME_DONT_FAKE_MONOTONIC: '1' });

describe('with a clock that is wrong', () => {
  it.each(['-3d', '+3d'])('by %s the verdict is the same', async (skew) => {
    const result = await runScenario({ ...clean, env: clockAt(skew) });
    expectVerdict(result, passed);
  });

  it('so that the certificate seems not to be valid yet, it is not tested, and the cause is named', async () => {
    const result = await runScenario({ ...cleanOverTls, env: clockAt('-30d') });
    expectVerdict(result, 'not-tested (service-unavailable)');
    expect(result.shownLog).toContain('CERT_NOT_YET_VALID');
  });

  it('a Retry-After with a date is never waited for beyond the limits', async () => {
    const headers = { 'retry-after': new Date(Date.now() + 2000).toUTCString() };
    const rules = [{ path: /auth\/token/, nth: [1], fault: problem(503, { headers }) }];
    const result = await runScenario({ ...clean, rules, env: clockAt('-3d') });
    expectVerdict(result, 'not-tested (service-unavailable)');
  });
});

describe('without a network', () => {
  it('it is not tested', async () => {
    const script = join(import.meta.dirname, 'support/without-network.ts');
    const inputs = { 'base-url': 'https://security.example.test/v1', 'max-retries': '1' };
    // GitHub is waited for three minutes, which pass in a tenth of the time.
    const env = timeOf('+0 x10');
    const result = await runScenario({ script, inputs, env, event: branchEvent('push') });
    expectVerdict(result, 'not-tested (policy-unavailable)');
    expect(result.shownLog).toMatch(/EAI_AGAIN|ENOTFOUND/);
  });
});

describe('over IPv6', () => {
  it('a service at ::1 is reached', async () => {
    const addresses = Object.values(networkInterfaces()).flatMap((found = []) =>
      found.map(({ address }) => address),
    );
    if (!addresses.includes('::1'))
      throw new Error('There is no ::1: run `sysctl net.ipv6.conf.lo.disable_ipv6=0`.');
    const prepare: Scenario['prepare'] = async ({ baseUrl }) => ({ 'base-url': baseUrl });
    const result = await runScenario({ ...clean, emulator: { host: '::1' }, prepare });
    expectVerdict(result, passed);
    expect(result.outputs['status-url']).toMatch(/^http:\/\/\[::1\]:\d+\//);
    expect(result.runsStarted).toBe(1);
  });
});
