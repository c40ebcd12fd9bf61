import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { expect, it } from 'vitest';
import { project } from '../../harness/project.ts';
import { toolFile } from '../../scripts/tools.ts';

const github = JSON.parse(readFileSync(toolFile('contract', '.cache/github-api.json'), 'utf8'));
const ruleset = (name: string) =>
  JSON.parse(readFileSync(`${project}/examples/organization/${name}.json`, 'utf8'));
const { schema } =
  github.paths['/orgs/{org}/rulesets'].post.requestBody.content['application/json'];
const validate = new Ajv({ strict: false, validateFormats: false }).compile({
  ...schema,
  components: github.components,
});

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
