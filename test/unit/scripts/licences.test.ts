import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { project } from '../../../harness/project.ts';
import { renderLicences } from '../../../scripts/build/licences.ts';

const licencesOf = (bundle: string) =>
  readFileSync(join(project, 'dist', bundle, 'licenses.txt'), 'utf8');

it.each([
  ['action', ['undici@', 'zod@', 'Copyright 2008 Google Inc.']],
  ['emulator', ['hono@', 'yaml@', 'ajv@']],
  ['demo', ['yaml@', 'micromark@']],
])('the bundle of the %s has the licences of what is in it', (bundle, texts) => {
  for (const text of texts) expect(licencesOf(bundle)).toContain(text);
});

/** What may be in a bundle; one package names its licence only in its README. */
const allowed =
  /^\S+@\d\S* \((MIT|MIT\/X11|ISC|0BSD|BSD-3-Clause|BlueOak-1\.0\.0|Apache-2\.0|\(Apache-2\.0 AND BSD-3-Clause\))\)$|^buffers@0\.1\.1 \(undefined\)$/;

it.each(['action', 'emulator', 'demo'])('the bundle of the %s has no licence but these', (name) => {
  const sections = licencesOf(name).split('\n\n----\n\n');
  const packages = sections
    .map((section) => section.split('\n', 1)[0] ?? '')
    .filter((line) => /^\S+@\d/.test(line));
  expect(packages.length).toBeGreaterThan(5);
  expect(packages.filter((line) => !allowed.test(line))).toEqual([]);
});

it('each notice of copyright in the code is there once, and no other comment', () => {
  const code = '// Copyright One\n// All rights\nrun(); /* why */\n/*\n * Copyright Two\n */\n';
  const text = renderLicences([], [code, code]);
  const notices = '// Copyright One\n// All rights\n\n----\n\n/*\n * Copyright Two\n */\n';
  expect(text).toBe(`Notices in the code\n\n----\n\n${notices}`);
});
