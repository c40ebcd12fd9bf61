import { describe, expect, it } from 'vitest';
import { parseCommandLine, UsageError } from '../../../src/emulator/command-line.ts';

describe('parseCommandLine', () => {
  it('leaves out what was not given', () => {
    expect(parseCommandLine([])).toEqual({});
  });

  it('reads every option', () => {
    const place = '--port 8080 --host 0.0.0.0 --billing TRUE --check-answers true';
    const pace = '--run-seconds .5 --onboarding-seconds 0 --token-seconds 1.25 --rate-limits False';
    expect(parseCommandLine(`${place} ${pace}`.split(' '))).toEqual({
      port: 8080,
      host: '0.0.0.0',
      runSeconds: 0.5,
      onboardingSeconds: 0,
      rateLimits: false,
      tokenSeconds: 1.25,
      billing: true,
      checkAnswers: true,
    });
  });

  it('takes an option written with an equals sign', () => {
    expect(parseCommandLine(['--run-seconds=3'])).toEqual({ runSeconds: 3 });
  });

  it.each([
    [['--port', 'x'], '--port'],
    [['--port', '65536'], '--port'],
    [['--port', ''], '--port'],
    [['--port', '-1'], '--port'],
    [['--port=-1'], '--port'],
    [['--host', ''], '--host'],
    [['--run-seconds', 'soon'], '--run-seconds'],
    [['--run-seconds=-1'], '--run-seconds'],
    [['--run-seconds', 'Infinity'], '--run-seconds'],
    [['--run-seconds', '1000000001'], '--run-seconds'],
    [['--onboarding-seconds', ''], '--onboarding-seconds'],
    [['--token-seconds', '1e3'], '--token-seconds'],
    [['--rate-limits', 'yes'], '--rate-limits'],
    [['--billing', '0'], '--billing'],
    [['--billing'], '--billing'],
    [['--check-answers', ''], '--check-answers'],
    [['--colour', 'red'], '--colour'],
    [['extra'], 'extra'],
  ])('refuses %j and names what is wrong', (args, named) => {
    const parse = () => parseCommandLine(args);
    expect(parse).toThrow(UsageError);
    expect(parse).toThrow(named);
  });

  it('explains itself when asked, whatever else is said', () => {
    expect(parseCommandLine(['--port', '1', '--help'])).toBe('help');
  });
});
