import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { expect, it } from 'vitest';
import { project } from '../../harness/project.ts';
import { toolFile } from '../../scripts/tools.ts';

const github = JSON.parse(readFileSync(toolFile('contract', '.cache/github-api.json'), 'utf8'));
const ruleset = (name: string) =>
  JSON.parse(readFileSync(`${project}/examples/organization/${name}.json`, 'utf8'));
/** Checks a body of a request by GitHub's own description. */
function bodyOf(path: string) {
  const { schema } = github.paths[path].post.requestBody.content['application/json'];
  const { components } = github;
  return new Ajv({ strict: false, validateFormats: false }).compile({ ...schema, components });
}
const validate = bodyOf('/orgs/{org}/rulesets');

it.each(['ruleset-required-workflow', 'ruleset-required-check'])(
  "%s.json is what GitHub's own description wants of a ruleset",
  (name) => {
    const good = ruleset(name);
    expect(validate(good), JSON.stringify(validate.errors)).toBe(true);
    const [rule] = good.rules;
    expect(validate({ ...good, rules: [{ ...rule, parameters: {} }] })).toBe(false);
    expect(validate({ ...good, conditions: { ref_name: good.conditions.ref_name } })).toBe(false);
  },
);

it.each(['main', 'branches', 'releases', 'tags'])(
  'our own ruleset %s is one of a repository',
  (name) => {
    const isRuleset = bodyOf('/repos/{owner}/{repo}/rulesets');
    const good = JSON.parse(readFileSync(`${project}/.github/settings/${name}.json`, 'utf8'));
    expect(isRuleset(good), JSON.stringify(isRuleset.errors)).toBe(true);
    expect(isRuleset({ ...good, enforcement: 'on' })).toBe(false);
  },
);

it('our own settings are requests that GitHub describes', () => {
  for (const path of [
    'immutable-releases',
    'private-vulnerability-reporting',
    'environments/{environment_name}',
  ])
    for (const method of ['get', 'put'])
      expect(github.paths[`/repos/{owner}/{repo}/${path}`]?.[method], path).toBeDefined();
});
