import { figure } from './checks.ts';
import type { Plant } from './plant.ts';

/** Bugs that make claims of docs/benchmarks.md untrue. */
export const benchmarkPlants: Plant[] = [
  {
    claim: 'Benchmarks: cold start',
    bug: 'the upload library is loaded at the start',
    bundle: 'gate',
    edits: [
      {
        file: 'src/actions/gate/index.ts',
        find: "import { execute } from '../execute.ts';",
        replace: "import '@actions/artifact';\nimport { execute } from '../execute.ts';",
      },
    ],
    check: figure('cold-start', 'ratio'),
  },
  {
    claim: 'Benchmarks: overhead of a gate',
    bug: 'the verdict waits a second',
    bundle: 'gate',
    edits: [
      {
        file: 'src/actions/gate/publish.ts',
        find: 'if (views.annotations) annotate(published, locate);',
        replace:
          'await new Promise((resolve) => setTimeout(resolve, 1000));\n  if (views.annotations) annotate(published, locate);',
      },
    ],
    check: figure('overhead', 'overhead over run and lag'),
  },
  {
    claim: 'Benchmarks: time to read 10,000 findings',
    bug: 'pages are read one after another',
    bundle: 'gate',
    edits: [{ file: 'src/service/pages.ts', find: 'pagesAtATime: 6 }', replace: 'pagesAtATime: 1 }' }],
    check: figure('reading', '10,000 findings: ratio'),
  },
  {
    claim: 'Benchmarks: memory to read 10,000 findings',
    bug: 'the text of every page is kept',
    bundle: 'gate',
    edits: [
      {
        file: 'src/service/body.ts',
        find: 'return new TextDecoder().decode(Buffer.concat(chunks));',
        replace:
          'const text = new TextDecoder().decode(Buffer.concat(chunks));\n  Reflect.set(globalThis, Math.random().toString(), text);\n  return text;',
      },
    ],
    check: figure('reading', '10,000 findings: peak memory of the gate'),
  },
  {
    claim: 'Benchmarks: requests of a gate',
    bug: 'the app is read twice',
    bundle: 'gate',
    edits: [
      {
        file: 'src/gate/find-app.ts',
        find: 'return { app: await client.apps.get(appId) };',
        replace: 'await client.apps.get(appId);\n  return { app: await client.apps.get(appId) };',
      },
    ],
    check: figure('requests', 'app read, 7 open findings'),
  },
  {
    claim: 'Benchmarks: start of the emulator',
    bug: 'the emulator sleeps before it listens',
    bundle: 'emulator',
    edits: [
      {
        file: 'src/emulator/index.ts',
        find: 'const log = (line: string)',
        replace: 'await new Promise((resolve) => setTimeout(resolve, 2000));\n  const log = (line: string)',
      },
    ],
    check: figure('emulator', 'start'),
  },
  {
    claim: 'Benchmarks: the emulator gives documented answers alone',
    bug: 'the emulator answers 418',
    bundle: 'emulator',
    edits: [
      {
        file: 'src/emulator/http.ts',
        find: '    await next();\n    const { incoming }',
        replace:
          '    await next();\n    if (Math.random() < 0.01) context.res = new Response(null, { status: 418 });\n    const { incoming }',
      },
    ],
    check: figure('emulator', 'undocumented answers'),
  },
  {
    claim: 'Benchmarks: the emulator answers quickly',
    bug: 'the emulator works 20 ms on each request',
    bundle: 'emulator',
    edits: [
      {
        file: 'src/emulator/http.ts',
        find: '    await next();\n    const { incoming }',
        replace:
          '    await next();\n    for (const end = performance.now() + 20; performance.now() < end; );\n    const { incoming }',
      },
    ],
    check: figure('emulator', '99th percentile of a GET'),
  },
  {
    claim: 'Benchmarks: the emulator does not grow',
    bug: 'the emulator keeps 20 kB of each request',
    bundle: 'emulator',
    edits: [
      {
        file: 'src/emulator/http.ts',
        find: 'const { world, tokens, record } = service;',
        replace: 'const { world, tokens, record } = service;\n  const kept: Buffer[] = [];',
      },
      {
        file: 'src/emulator/http.ts',
        find: '    await next();\n    const { incoming }',
        replace: '    await next();\n    kept.push(Buffer.alloc(20_000, 1));\n    const { incoming }',
      },
    ],
    check: figure('emulator', 'memory in the second half over the first'),
  },
];
