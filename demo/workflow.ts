import { repository } from '../src/repository.ts';

/** The inputs that the doctor has checked, and the gate takes. */
const checkedInputs = ['auth-url', 'app-id', 'app-url', 'version-url', 'config-file'];

/** A workflow with what was checked, filled in; undefined where no app was. */
export function workflowFor(inputs: Readonly<Record<string, string>>): string | undefined {
  if (!inputs['app-id'] && !inputs['app-url']) return undefined;
  const given = checkedInputs.flatMap((name) => {
    const value = inputs[name];
    return value ? [`          ${name}: ${quoted(value)}`] : [];
  });
  const login = inputs['api-token']
    ? [secretLine('api-token', 'SECURITY_TEST_API_TOKEN')]
    : [
        secretLine('username', 'SECURITY_TEST_USERNAME'),
        secretLine('password', 'SECURITY_TEST_PASSWORD'),
      ];
  return [
    'on: { pull_request: { branches: [main] } }',
    'permissions: {}',
    'jobs:',
    '  security-test:',
    '    runs-on: ubuntu-latest',
    '    permissions: { contents: read, pull-requests: write }',
    '    steps:',
    `      - uses: ${repository}@v1`,
    '        with:',
    `          base-url: ${quoted(inputs['base-url'] ?? '')}`,
    ...login,
    ...given,
  ].join('\n');
}

const secretLine = (input: string, name: string) => `          ${input}: \${{ secrets.${name} }}`;

/** Plain where YAML takes it for a text as it is. JSON is YAML, too. */
function quoted(value: string): string {
  return /^https?:\/\/[\w./:-]*\w$/.test(value) ? value : JSON.stringify(value);
}
