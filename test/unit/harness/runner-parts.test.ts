import { describe, expect, it, onTestFinished } from 'vitest';
import { startArtifactService } from '../../../harness/artifact-service.ts';
import { parseCommandFile } from '../../../harness/command-file.ts';
import { SecretMasker } from '../../../harness/secret-masker.ts';
import { parseWorkflowCommand } from '../../../harness/workflow-commands.ts';

describe('a command file', () => {
  it('keeps line breaks and delimiters of others inside a value', () => {
    const text = 'a<<E1\none\nE2\n\ntwo\nE1\nb<<E1\nE1\n';
    expect(parseCommandFile(text)).toEqual({ a: 'one\nE2\n\ntwo', b: '' });
  });

  it.each(['nonsense', 'a<<EOF\nnever ended', '<<EOF\nx\nEOF', 'a<<\nx\n'])(
    'is refused when it is %j',
    (text) => {
      expect(() => parseCommandFile(text)).toThrow(/^Invalid/);
    },
  );
});

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
});

function mask(text: string, ...secrets: string[]): string {
  const masker = new SecretMasker();
  for (const secret of secrets) masker.add(secret);
  return masker.mask(text);
}

describe('the masker', () => {
  it.each([
    ['every occurrence, and keeps the rest', 'hunter2', 'a hunter2, hunter2.', 'a ***, ***.'],
    ['each line of several', 'first\r\n second', 'x second y first', 'x *** y ***'],
    ['its JSON form', 'a"b\\c', '{"p":"a\\"b\\\\c"}', '{"p":"***"}'],
    ['its URI form', 'a b/c&d', '?p=a%20b%2Fc%26d', '?p=***'],
    ['its XML form', 'a<b>c', '<p>a&lt;b&gt;c</p>', '<p>***</p>'],
    ['a quoted secret without its quotes', '"hunter2222"', 'is hunter2222', 'is ***'],
    ['no blank', ' \n', 'a b', 'a b'],
    ['no part, no other case', 'hunter2', 'HUNTER2 hunter', 'HUNTER2 hunter'],
    ['no hex, as the runner does not', 'hunter2', '68756e74657232', '68756e74657232'],
  ])('hides %s', (_, secret, text, masked) => {
    expect(mask(text, secret)).toBe(masked);
  });

  it.each(['', 'u', 'us'])('hides its base64 form behind the prefix %j', (prefix) => {
    const encoded = Buffer.from(`${prefix}correct horse battery`).toString('base64');
    expect(mask(`Basic ${encoded}`, 'correct horse battery')).toMatch(/^Basic .{0,4}\*\*\*$/);
  });

  it('shows neighbours and overlaps as one mask', () => {
    expect(mask('-abcdefghij-', 'abcd', 'cdef', 'ghij')).toBe('-***-');
  });
});

it('takes no upload that is not the one announced', async () => {
  const service = await startArtifactService();
  onTestFinished(service.close);
  const guessed = `${service.url}/blob/3000000001?comp=block&blockid=a&sig=guessed`;
  expect((await fetch(guessed, { method: 'PUT', body: 'x' })).status).toBe(403);
  const create = '/twirp/github.actions.results.api.v1.ArtifactService/CreateArtifact';
  const headers = { authorization: 'Bearer of another job' };
  const call = { method: 'POST', headers, body: '{}' };
  expect((await fetch(`${service.url}${create}`, call)).status).toBe(401);
});
