import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { textOf } from './copied-workflows.ts';
import { read } from './github-language-service.ts';

const folder = 'examples/organization';
const terraform = read(`${folder}/security-test.tf`);
const ruleset = (name: string) => JSON.parse(read(`${folder}/ruleset-required-${name}.json`));
const [workflow, check] = [ruleset('workflow'), ruleset('check')];

/** The values of an attribute in the Terraform file, in order, as JSON reads them. */
const inTerraform = (attribute: string) =>
  [...terraform.matchAll(new RegExp(`^ *${attribute} *= (.+?)(?: #.*)?$`, 'gm'))].map(
    ([, value = '']) => (/^(".*"|\[.*\]|\d+|true|false)$/.test(value) ? JSON.parse(value) : value),
  );

it('the rulesets protect the same branches of the same repositories, and nobody passes them by', () => {
  const { rules: _, ...shared } = workflow;
  const { rules: __, ...same } = check;
  expect(same).toEqual(shared);
  expect(shared).toMatchObject({ bypass_actors: [], enforcement: 'evaluate' });
});

it('the rulesets are those of the Terraform file', () => {
  const { ref_name: branches, repository_property: property } = workflow.conditions;
  const [required] = workflow.rules[0].parameters.workflows;
  const [status] = check.rules[0].parameters.required_status_checks;
  expect(inTerraform('name')).toContain(workflow.name);
  expect(inTerraform('include')[0]).toEqual(branches.include);
  expect(inTerraform('property_values')).toEqual([property.include[0].property_values]);
  expect(inTerraform('property_name')).toEqual([property.include[0].name]);
  expect(inTerraform('path')).toEqual([required.path]);
  expect(inTerraform('ref')).toEqual([required.ref]);
  expect(inTerraform('context')).toEqual([status.context]);
  expect(inTerraform('integration_id')).toEqual([status.integration_id]);
  expect(inTerraform('do_not_enforce_on_create')).toEqual([true, true]);
});

it('the required workflow is the example, and its secrets are in the environment', () => {
  const [required] = workflow.rules[0].parameters.workflows;
  const { on, jobs } = parse(textOf(`examples/${basename(required.path)}`));
  expect(Object.keys(on)).toEqual(['pull_request_target']);
  expect(inTerraform('environment')).toContain(jobs['security-test'].environment);
});

it('the required check is the name that the called workflow has below the calling job', () => {
  const called = parse(textOf('.github/workflows/gate.yml')).jobs['security-test'].name;
  const [status] = check.rules[0].parameters.required_status_checks;
  expect(status.context).toBe(`security-test / ${called}`);
  expect(parse(textOf('examples/reusable-workflow.yml')).jobs).toHaveProperty('security-test');
});
