import { execFileSync } from 'node:child_process';
import { gzipSync } from 'node:zlib';
import { project } from '../../harness/project.ts';
import { atMost, type Section } from './figure.ts';

/** What a job downloads before the action starts: the committed files, but those left out. */
export function measureDownload(): Section {
  const archive = execFileSync('git', ['archive', 'HEAD'], { cwd: project, maxBuffer: 2 ** 30 });
  const mb = (bytes: Uint8Array) => bytes.length / 1e6;
  return {
    title: 'Download',
    method: '`git archive HEAD`, which heeds `.gitattributes`, and gzip, as GitHub packs it.',
    figures: [
      { name: 'files', value: `${mb(archive).toFixed(2)} MB` },
      atMost('download', { value: mb(gzipSync(archive)), most: 1.4, unit: ' MB' }),
    ],
  };
}
