import { describe, expect, it } from 'vitest';
import { parseWorkflowCommand } from '../../../harness/workflow-commands.ts';

describe('a line of output', () => {
  it.each([
    ['::error::It broke', 'error', {}, 'It broke'],
    ['  \t::error::It broke', 'error', {}, 'It broke'],
    ['::Error File=a.ts,line=3::x', 'error', { file: 'a.ts', line: '3' }, 'x'],
    ['::notice title=a%3Ab%2Cc%25::1%0A2%0D3%25', 'notice', { title: 'a:b,c%' }, '1\n2\r3%'],
    ['::error::%250A', 'error', {}, '%0A'],
    ['::group::', 'group', {}, ''],
    ['::error::a::b', 'error', {}, 'a::b'],
    ['text ##[error]deep inside', 'error', {}, 'deep inside'],
    ['##[set-output name=verdict]passed%3B', 'set-output', { name: 'verdict' }, 'passed;'],
  ])('%j is a command', (line, name, properties, data) => {
    expect(parseWorkflowCommand(line)).toEqual({ name, properties, data });
  });

  const others = ['::nonsense::y', '::error', '::error:x::y', '##[nonsense]y', '##[error'];
  it.each(['plain', 'x ::error::y', ...others])('%j is text', (line) => {
    expect(parseWorkflowCommand(line)).toBeUndefined();
  });

  it('is a command when it holds the token that ends a pause', () => {
    expect(parseWorkflowCommand('::t0ken::', 'T0KEN')?.name).toBe('t0ken');
  });
});
