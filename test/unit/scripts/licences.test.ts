import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { project } from '../../../harness/project.ts';
import { renderLicences } from '../../../scripts/build/licences.ts';

const licencesOf = (bundle: string) =>
  readFileSync(join(project, 'dist', bundle, 'licenses.txt'), 'utf8');

it.each([
  ['action', ['undici (MIT)', 'zod (MIT)', 'Copyright 2008 Google Inc.']],
  ['emulator', ['hono (MIT)', 'yaml (ISC)', '@cantoo/pdf-lib (MIT)']],
  ['demo', ['yaml (ISC)', 'micromark (MIT)']],
])('the bundle of the %s has the licences of what is in it', (bundle, texts) => {
  for (const text of texts) expect(licencesOf(bundle)).toContain(text);
});

it('each notice of copyright in the code is there once, and no other comment', () => {
  const code = '// Copyright One\n// All rights\nrun(); /* why */\n/*\n * Copyright Two\n */\n';
  const text = renderLicences([], [code, code]);
  const notices = '// Copyright One\n// All rights\n\n----\n\n/*\n * Copyright Two\n */\n';
  expect(text).toBe(`Notices in the code\n\n----\n\n${notices}`);
});
