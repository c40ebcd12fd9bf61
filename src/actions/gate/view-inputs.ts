import { join } from 'node:path';
import { readFolders } from '../../github/environment.ts';
import { messageOf } from '../../text/sentences.ts';
import type { InputReader } from '../input-reader.ts';
import { targetOf } from './written-file.ts';

/** Where results go beside log, summary and outputs. */
export interface ViewInputs extends WrittenFiles {
  annotations: boolean;
  openapiFile: string | undefined;
}

interface WrittenFiles {
  findingsFile: string | undefined;
  sarifFile: string | undefined;
  predicateFile: string | undefined;
}

export function readViewInputs(reader: InputReader): ViewInputs {
  return {
    annotations: reader.boolean('annotations', true),
    ...readWrittenFiles(reader),
    openapiFile: reader.text('openapi-file'),
  };
}

/** Files that are to be written: each where it may be, no two in one place. */
function readWrittenFiles(reader: InputReader): WrittenFiles {
  const folders = readFolders();
  const taken = new Map<string, string>();
  const read = (name: string) => {
    const file = reader.text(name);
    if (file === undefined) return undefined;
    try {
      const target = targetOf(file, folders);
      const place = join(target.folder, target.name).toLowerCase(); // where case does not matter, it is the same file
      const other = taken.get(place);
      if (other !== undefined) reader.refuse(name, `must not be the file of \`${other}\``);
      taken.set(place, name);
    } catch (error) {
      reader.refuse(name, messageOf(error));
    }
    return file;
  };
  return {
    findingsFile: read('findings-file'),
    sarifFile: read('sarif-file'),
    predicateFile: read('predicate-file'),
  };
}
