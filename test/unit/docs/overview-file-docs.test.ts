import { expect, it } from 'vitest';
import { renderOverviewFileSchema } from '../../../scripts/schemas.ts';
import { read } from './github-language-service.ts';

it('docs/overview.schema.json is the schema of the file that `overview` writes', () => {
  expect(read('docs/overview.schema.json'), 'Run `npm run docs`.').toBe(renderOverviewFileSchema());
});
