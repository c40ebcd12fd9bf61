import { describe, expect, it } from 'vitest';
import { parseWorkflowCommand } from '../../../harness/workflow-commands.ts';

describe('a line of output', () => {
  it.each([
    ['::error::It broke', { name: 'error', properties: {}, data: 'It broke' }],
    ['  \t::error::It broke', { name: 'error', properties: {}, data: 'It broke' }],
    [
      '::Error File=a.ts,line=3::x',
      { name: 'error', properties: { file: 'a.ts', line: '3' }, data: 'x' },
    ],
    [
      '::notice title=a%3Ab%2Cc%25::1%0A2%0D3%25',
      { name: 'notice', properties: { title: 'a:b,c%' }, data: '1\n2\r3%' },
    ],
    ['::group::', { name: 'group', properties: {}, data: '' }],
    ['::error::a::b', { name: 'error', properties: {}, data: 'a::b' }],
    ['text ##[error]deep inside', { name: 'error', properties: {}, data: 'deep inside' }],
    [
      '##[set-output name=verdict]passed%3B',
      { name: 'set-output', properties: { name: 'verdict' }, data: 'passed;' },
    ],
  ])('%j is a command', (line, command) => {
    expect(parseWorkflowCommand(line)).toEqual(command);
  });

  it.each([
    'plain',
    'x ::error::y',
    '::nonsense::y',
    '::error',
    '::error:x::y',
    '##[nonsense]y',
    '##[error',
  ])('%j is text', (line) => {
    expect(parseWorkflowCommand(line)).toBeUndefined();
  });

  it('keeps an escaped percent sign from becoming an escape', () => {
    expect(parseWorkflowCommand('::error::%250A')?.data).toBe('%0A');
  });

  it('is a command when it holds the token that ends a pause', () => {
    expect(parseWorkflowCommand('::t0ken::', 'T0KEN')?.name).toBe('t0ken');
  });
});
