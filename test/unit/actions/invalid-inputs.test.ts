import { describe, expect, it, vi } from 'vitest';
import { openGate } from '../../../src/actions/gate/open-gate.ts';
import { required, withDefault } from '../../../src/actions/inputs/declaration.ts';
import { InputReader } from '../../../src/actions/inputs/input-reader.ts';
import { boolean, identifier } from '../../../src/actions/inputs/schemas.ts';

const valid = {
  'base-url': 'https://service.test/v1',
  'app-id': 'app-1',
  username: 'me',
  password: 'hunter2',
};

function open(inputs: Record<string, string>) {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  for (const [name, value] of Object.entries({ ...valid, ...inputs }))
    vi.stubEnv(`INPUT_${name.toUpperCase()}`, value);
  return openGate(new AbortController().signal);
}

describe('an invalid input', () => {
  const shape = {
    id: required(identifier, { expected: 'an id', description: '' }),
    flag: withDefault(boolean, 'true', ''),
    other: withDefault(boolean, 'true', ''),
  };
  const read = (inputs: Record<string, string>) => {
    for (const [name, value] of Object.entries(inputs))
      vi.stubEnv(`INPUT_${name.toUpperCase()}`, value);
    const reader = new InputReader(() => {});
    return { reader, ...reader.read(shape) };
  };

  it('has no value, not even its default', () => {
    const { all, accepted, valid } = read({ flag: 'maybe' });
    expect(valid).toEqual({ other: true });
    expect(all).toBeUndefined();
    expect(accepted('other')).toEqual({ other: true });
    for (const name of ['id', 'flag'] as const) expect(accepted('other', name)).toBeUndefined();
  });

  it('is also one that turns out to be wrong beside another one', () => {
    const { reader, all, accepted } = read({ id: 'a' });
    expect(all).toEqual({ id: 'a', flag: true, other: true });
    expect(accepted('id')).toBeDefined();
    reader.addProblem('id', 'must not be given with another one');
    expect(accepted('id')).toBeUndefined();
  });
});

describe('a gate with invalid inputs', () => {
  const files = { 'findings-file': 'f.json', 'sarif-file': 'f.sarif' };

  it.each<Record<string, string>>([
    { 'base-url': 'https://service.test' },
    { 'fail-on-severity': 'hihg' },
    { 'app-id': '' },
    { 'app-url': 'https://shop.test' },
    { needs: '{}' },
    { 'sarif-file': 'f.json' },
    { 'fail-on-severty': 'low' },
  ])('is asked for no test, but for its files: %j', async (inputs) => {
    const { inputs: asked, earlyVerdict, reporting } = await open({ ...files, ...inputs });
    expect({ asked, reason: earlyVerdict?.reason }).toEqual({
      asked: undefined,
      reason: 'invalid-input',
    });
    expect(reporting.views.files['findings-file']).toBe('f.json');
  });

  it.each<Record<string, string>>([
    { 'max-reruns': 'x' },
    { 'base-url': '', details: 'x', 'ca-cert-file': 'x' },
  ])('knows its posts all the same: %j', async (inputs) => {
    expect((await open(inputs)).posts).toMatchObject({ app: { id: 'app-1' } });
  });

  it.each<Record<string, string>>([
    { 'comment-summary-in-pr': 'x' },
    { 'open-issue': 'x' },
    { matrix: 'x' },
    { 'pull-request-number': 'x' },
    { 'pull-request-number': '42', 'github-token': '' },
    { undeclared: 'x' },
  ])('knows no posts without what tells them from others: %j', async (inputs) => {
    expect((await open(inputs)).posts).toBeUndefined();
  });

  it.each<Record<string, string>>([{ 'app-id': '' }, { 'app-url': 'x' }, { 'app-id': 'one/two' }])(
    'does not know whose they are without an app: %j',
    async (inputs) => {
      expect((await open(inputs)).posts?.app).toBeUndefined();
    },
  );

  it('softens nothing, since it does not know what it may', async () => {
    const inputs = { 'on-not-tested': 'wran', 'warn-only': 'yes' };
    expect((await open(inputs)).reporting).toMatchObject({ onNotTested: 'fail', warnOnly: false });
  });
});
