// Stands for an action of somebody else: writes down what it was given, with the text of each file
// that an input names, and which variables it has. A checkout of another repository brings the bundles of this project, one with a
// ref what act would copy without it. An app of the organization gets a token.
const { appendFileSync, cpSync, existsSync, readFileSync, statSync } = require('node:fs');
const { join } = require('node:path');

const {
  GITHUB_ACTION_REPOSITORY: action,
  STUB_RECORD: record,
  STUB_PROJECT: project,
  STUB_REPOSITORY: repository,
  GITHUB_OUTPUT: outputs,
} = process.env;
const given = Object.entries(process.env).filter(([name, value]) => /^INPUT_/.test(name) && value);
const inputs = Object.fromEntries(
  given.map(([name, value]) => [name.replace('INPUT_', '').toLowerCase(), value]),
);
if (action === 'actions/checkout') {
  if (inputs.repository)
    cpSync(join(project, 'dist'), join(inputs.path, 'dist'), { recursive: true });
  else cpSync(repository, '.', { recursive: true });
}
if (action === 'actions/create-github-app-token') {
  console.log('::add-mask::ghs_TokenOfTheAppOfTheOrganization'); // as the action does
  appendFileSync(outputs, 'token=ghs_TokenOfTheAppOfTheOrganization\n');
}
const named = Object.values(inputs).filter((path) => existsSync(path) && statSync(path).isFile());
const files = Object.fromEntries(named.map((path) => [path, readFileSync(path, 'utf8')]));
const variables = Object.keys(process.env);
appendFileSync(record, `${JSON.stringify({ action, inputs, files, variables })}\n`);
