import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { renderPolicySchema } from '../../../../scripts/schemas.ts';

test('the published schema describes the policy as it is read', () => {
  const published = new URL('../../../../docs/policy.schema.json', import.meta.url);
  expect(JSON.parse(renderPolicySchema())).toEqual(JSON.parse(readFileSync(published, 'utf8')));
});
