import { describe, expect, it } from 'vitest';
import { forbidden } from '../../../harness/github-api.ts';
import { baseSha } from '../../../harness/github-event.ts';
import { failing } from '../github/support/github.ts';
import { none, prepare, refused, tip, usual } from './support/policy-reading.ts';

describe('a file with nearly the name of the policy, where there is no policy', () => {
  it.each([
    'security-gate.yaml',
    'Security-Gate.yml',
    'SECURITY-GATE.YML',
    'security_gate.yml',
    'security_gate.yaml',
    'securitygate.yml',
    'SecurityGate.yaml',
    'security gate.yml',
    'security.gate.yml',
    'security-gate',
  ])('is an error: %s', async (name) => {
    const { read } = await prepare({ tip: { [`.github/${name}`]: 'fail-on-severity: none' } });
    const misnamed = `There is no policy ${usual} in ${tip}, but there is .github/${name}: rename it to security-gate.yml, or remove it.`;
    expect(await read()).toMatchObject({
      verdict: { reason: 'invalid-policy', message: misnamed },
    });
  });

  it.each([
    '.github/workflows/security-gate.yml',
    '.github/security-gate/README.md',
    '.github/security-gate.md',
    '.github/security-gates.yml',
    '.github/my-security-gate.yml',
    'security-gate.yml',
  ])('is not what has another name: %s', async (path) => {
    const { github, read } = await prepare({ tip: { [path]: '' } });
    expect(await read()).toEqual(none);
    expect(github.calls().slice(3)).toEqual([
      `GET /repos/octo-org/shop/contents/.github?ref=${baseSha}`,
    ]);
  });

  it('does not matter beside the policy', async () => {
    const { read } = await prepare({
      tip: { [usual]: 'fail-on-severity: low', '.github/security-gate.yaml': '' },
    });
    expect(await read()).toMatchObject({ policy: { threshold: 'low' } });
  });

  it('may be there while nobody can tell, which is no missing policy', async () => {
    for (const [fault, outcome] of [
      [failing(503, 600), refused('policy-unavailable', /folder \.github.*503/)],
      [forbidden, refused('invalid-policy', /folder \.github.*contents: read/)],
    ] as const) {
      const { github, read } = await prepare();
      github.fail(/contents\/\.github$/, fault);
      expect(await read()).toEqual(outcome);
    }
  });
});
