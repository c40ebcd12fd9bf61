import { describe, expect, it } from 'vitest';
import { parseCommandLine, UsageError } from '../../../src/emulator/command-line.ts';

describe('parseCommandLine', () => {
  it('reads every option and omits those that are not given', () => {
    const place = '--port 8080 --host 0.0.0.0 --billing TRUE';
    const pace = '--run-seconds .5 --onboarding-seconds 0 --token-seconds 1.25 --rate-limits False';
    expect(parseCommandLine(`${place} ${pace}`.split(' '))).toEqual({
      port: 8080,
      host: '0.0.0.0',
      runSeconds: 0.5,
      onboardingSeconds: 0,
      rateLimits: false,
      tokenSeconds: 1.25,
      billing: true,
    });
    expect(parseCommandLine(['--run-seconds=3'])).toEqual({ runSeconds: 3 });
    expect(parseCommandLine([])).toEqual({});
  });

  it.each([
    ['--port', 'x', '65536', '', '-1'],
    ['--port=-1'],
    ['--host', ''],
    ['--run-seconds', 'soon', 'Infinity', '1000000001'],
    ['--run-seconds=-1'],
    ['--onboarding-seconds', ''],
    ['--token-seconds', '1e3'],
    ['--rate-limits', 'yes'],
    ['--billing', '0'],
    ['--billing'],
    ['--colour', 'red'],
    ['extra'],
  ])('refuses %s with a wrong value, and names it', (option, ...values) => {
    const lines = values.length > 0 ? values.map((value) => [option, value]) : [[option]];
    for (const line of lines) {
      const parse = () => parseCommandLine(line);
      expect(parse, line.join(' ')).toThrow(UsageError);
      expect(parse).toThrow(option.replace('=-1', ''));
    }
  });

  it('returns help, whatever the other options are', () => {
    expect(parseCommandLine(['--port', '1', '--help'])).toBe('help');
  });
});
