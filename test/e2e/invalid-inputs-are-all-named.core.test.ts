import { expect, it } from 'vitest';
import { expectGate, expectStory } from './support/expectations.ts';

const invalid: Record<string, string> = {
  'base-url': 'http://security.example.com/v1',
  'auth-url': 'security.example.com',
  'app-id': 'one/two',
  'app-url': 'https://shop.example.com',
  'wait-for-completion': 'yes',
  'fail-on-severity': 'severe',
  'warn-only': '1',
  'on-not-tested': 'ignore',
  'timeout-minutes': '-1',
  'queue-timeout-minutes': '1e3',
  'on-active-run': 'cancel',
  'max-reruns': '1.5',
  'poll-interval-seconds': 'five',
  'poll-max-interval-seconds': '0x10',
  'request-timeout-seconds': '0',
  'max-retries': 'Infinity',
  'registration-timeout-minutes': 'NaN',
  'upload-report': 'no',
  'artifact-name': 'a/b',
  'retention-days': '-3',
  'report-timeout-seconds': 'soon',
  details: 'some',
  annotations: 'on',
  'ca-cert-file': 'missing.pem',
  'dry-run': 'maybe',
};

it('names every invalid input in one message, and asks the service nothing', async () => {
  const result = await expectGate('error (invalid-input)', { inputs: invalid });
  const [message] = result.annotations.map((annotation) => annotation.message);
  const unnamed = Object.keys(invalid).filter((name) => !message?.includes(`\`${name}\``));
  expect(unnamed).toEqual([]);
  expect(result.annotations).toHaveLength(1);
  expect(result.requests).toEqual([]);
  await expectStory(result);
});

it('names what is missing', async () => {
  const result = await expectGate('error (invalid-input)', {
    inputs: { 'base-url': '', 'app-url': '' },
  });
  expect(result.shownLog).toContain('`base-url` is required');
  expect(result.shownLog).toContain('`app-url`');
});
