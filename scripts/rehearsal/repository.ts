import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { project } from '../../harness/project.ts';
import { setOwner } from '../owner.ts';
import { digestOf, keepAttestation } from './gh.ts';
import { git, type JobEnd, runWorkflow } from './workflow-run.ts';

const workflowPath = '.github/workflows/release.yml';

/** A repository to rehearse in: `origin`, and a clone of it to commit in. */
export class RehearsalRepository {
  readonly folder: string;
  readonly origin: string;
  readonly clone: string;

  constructor(folder: string, source = project) {
    this.folder = folder;
    this.origin = join(folder, 'origin');
    this.clone = join(folder, 'clone');
    git(folder, 'clone', '--quiet', '--bare', '--no-hardlinks', source, this.origin);
    git(this.origin, 'update-ref', 'refs/heads/main', git(source, 'rev-parse', 'HEAD'));
    git(this.origin, 'symbolic-ref', 'HEAD', 'refs/heads/main');
    for (const tag of git(this.origin, 'tag').split('\n').filter(Boolean))
      git(this.origin, 'tag', '--delete', tag);
    git(folder, 'clone', '--quiet', this.origin, this.clone);
    const gh = join(folder, 'bin/gh');
    this.write(gh, `#!/bin/sh\nexec '${process.execPath}' '${import.meta.dirname}/gh.ts' "$@"\n`);
    chmodSync(gh, 0o755);
  }

  /** The environment of the steps, and of a reader of the release. */
  get env(): Record<string, string> {
    const path = [join(this.folder, 'bin'), dirname(process.execPath), process.env.PATH];
    return {
      PATH: path.join(':'),
      HOME: process.env.HOME ?? '',
      REHEARSAL_FOLDER: this.folder,
      REHEARSAL_ORIGIN: this.origin,
      GIT_CONFIG_COUNT: '1',
      GIT_CONFIG_KEY_0: 'advice.detachedHead',
      GIT_CONFIG_VALUE_0: 'false',
    };
  }

  /** Path of a file of the clone. */
  file(path: string): string {
    return join(this.clone, path);
  }

  read(path: string): string {
    return readFileSync(this.file(path), 'utf8');
  }

  /** Changes a file of the clone. */
  change(path: string, edit: (text: string) => string): void {
    writeFileSync(this.file(path), edit(this.read(path)));
  }

  /** Sets the owner in all files, as a maintainer does once; where it is set, nothing changes. */
  replacePlaceholder(): void {
    setOwner('octo-org', this.clone);
  }

  /** The only repository that the release workflow runs in. */
  get name(): string {
    const [, name = ''] = /github\.repository == '(.+)'/.exec(this.read(workflowPath)) ?? [];
    return name;
  }

  /** Builds the bundles of the clone. */
  build(): void {
    installPackages(this.clone);
    this.shell('npm run --silent build');
  }

  /** Runs a command in the clone; returns whether it succeeded. */
  shell(command: string, folder = this.clone): boolean {
    const { status } = spawnSync('bash', ['-eo', 'pipefail', '-c', command], {
      cwd: folder,
      env: this.env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    return status === 0;
  }

  /** Commits the clone on main and tags the commit; both are pushed. */
  tag(name: string): void {
    git(this.clone, 'add', '--all');
    git(this.clone, 'commit', '--quiet', '--allow-empty', '--message', `Release ${name}`);
    git(this.clone, 'tag', '--force', name);
    git(this.clone, 'push', '--quiet', '--force', 'origin', 'main', name);
  }

  /** Runs the release workflow as a push of the tag does. */
  release(tag: string, { repository = this.name, checksDist = false } = {}) {
    const ref = `refs/tags/${tag}`;
    const github = { GITHUB_REPOSITORY: repository, GITHUB_REF: ref, GITHUB_REF_NAME: tag };
    const workflow = `${repository}/${workflowPath}`;
    const ends: Record<string, JobEnd> = runWorkflow({
      text: this.read(workflowPath),
      folder: this.folder,
      env: { ...this.env, ...github },
      actions: {
        'actions/checkout': (_, workspace) => {
          git(this.folder, 'clone', '--quiet', '--branch', tag, this.origin, workspace);
          return {};
        },
        // Only the job that runs dependencies sets up Node.js. The rehearsal is a part of
        // `.ci/run`, which gives way to its check of dist/.
        'actions/setup-node': (_, workspace) => {
          if (checksDist) installPackages(workspace);
          const check = checksDist ? 'exec npm run --silent check:dist' : 'exit 0';
          this.write(join(workspace, '.ci/run'), `#!/bin/sh\n${check}\n`);
          return {};
        },
        'actions/attest': ({ 'subject-path': subject = '' }, workspace) => {
          const digest = digestOf(join(workspace, subject));
          const bundle = join(this.folder, 'bundle.json');
          this.write(bundle, JSON.stringify({ digest }));
          keepAttestation(join(this.folder, 'attestations'), { digest, repository, workflow, ref });
          return { 'bundle-path': bundle };
        },
      },
    });
    return ends;
  }

  private write(file: string, text: string): void {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** Gives a clone the installed packages: as links where the file system allows. */
function installPackages(folder: string): void {
  const [from, to] = [join(project, 'node_modules'), join(folder, 'node_modules')];
  try {
    execFileSync('cp', ['--archive', '--link', from, to], { stdio: 'ignore' });
  } catch {
    cpSync(from, to, { recursive: true, verbatimSymlinks: true });
  }
}
