import { describe, expect, test } from 'vitest';
import { decideIn } from '../../support/virtual-world.ts';

describe('the expected version', () => {
  const tested = async (version: string, text: string) => {
    const decided = await decideIn({
      versions: [{ text }],
      expected: version,
      versionTimeoutMs: 0,
    });
    return decided.code === 'passed';
  };

  test.each([
    ['142', '142'],
    ['142', '{"build":142}'],
    ['1.2', 'version 1.2.'],
    ['1.2', 'v-1.2-rc'],
    ['v1.2', '(v1.2)'],
    ['1.4.2', '11.4.20 and 1.4.2'],
    ['2026-11-28', 'built 2026-11-28, not 2026-11-280'],
  ])('%s is found in %j', async (version, text) => {
    expect(await tested(version, text)).toBe(true);
  });

  test.each([
    ['142', '1142'],
    ['142', '1420'],
    ['142', 'build142'],
    ['142', '142ä'],
    ['142', '142𝟙'],
    ['1.4.2', '11.4.20'],
    ['1.2', '1.2.3'],
    ['1.2', '0.1.2'],
    ['1.2', 'v.1.2'],
    ['1.2', '11.2'],
    ['v1.2', 'v1.20.3'],
    ['aXa', 'aXaXa'],
  ])('%s is no part of another one, as in %j', async (version, text) => {
    expect(await tested(version, text)).toBe(false);
  });
});
