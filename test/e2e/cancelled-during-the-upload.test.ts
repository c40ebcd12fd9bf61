import { it } from 'vitest';
import { runCancelled } from './support/cancellation.ts';
import { expectStory } from './support/expectations.ts';

it('takes back the verdict when the job is cancelled while the report is uploaded to a service that hangs', async () => {
  const result = await runCancelled({
    app: 'clean.test',
    artifacts: { fault: 'hang' },
    cancel: { after: /Artifact name is valid/ },
  });
  await expectStory(result);
});
