/**
 * Which folder of the sources may import from which; types count as values do. docs/architecture.md
 * explains the folders.
 */

/** The folders, and what each may import besides itself and packages. */
const rooms = {
  text: [],
  http: ['text'],
  service: ['http', 'text'],
  deployment: ['http', 'text'],
  'decision/findings': ['service', 'text'],
  decision: ['decision/findings', 'service', 'deployment', 'text'],
  results: ['decision', 'service', 'text'],
  github: ['http', 'text'],
  actions: ['deployment', 'decision', 'github', 'http', 'results', 'service', 'text'],
  emulator: [],
};

const inside = (names) => `^src/(${names.join('|')})/`;
/** Shared by all but the emulator. */
const shared = '^src/(clock|repository|version)\\.ts$';

const directions = Object.entries(rooms).map(([room, others]) => ({
  name: `${room}-imports-${['itself', ...others].join('-')}`,
  severity: 'error',
  from: {
    path: inside([room]),
    ...(room === 'decision' && { pathNot: inside(['decision/findings']) }),
  },
  to: {
    path: '^src/',
    pathNot: [inside([room, ...others]), ...(room === 'emulator' ? [] : [shared])],
  },
}));

export default {
  forbidden: [
    {
      name: 'no-circle',
      severity: 'error',
      from: { path: '^(src|demo|harness|scripts)/' },
      to: { circular: true },
    },
    ...directions,
    {
      name: 'decision-and-results-do-no-io',
      comment:
        'They take clock, client and reader as parameters, of which they know only the types; of the clock, timestamps too.',
      severity: 'error',
      from: { path: inside(['decision', 'results']) },
      to: {
        path: '^(src/(service|deployment|http)|node_modules/(@actions|undici))|^node:|^(fs|path|os)$',
        pathNot:
          '^src/service/(errors|findings|list-findings|polling|registration|retry|task-states)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'only-actions-and-github-know-the-runner',
      severity: 'error',
      from: { path: '^src/', pathNot: inside(['actions', 'github']) },
      to: { path: '^node_modules/@actions/|^(node:)?process$' },
    },
    {
      name: 'the-doctor-takes-nothing-of-the-gate',
      severity: 'error',
      from: { path: inside(['actions/doctor']) },
      to: { path: inside(['actions/gate']) },
    },
    {
      name: 'the-product-stands-alone',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(demo|harness|scripts|test)/' },
    },
    {
      name: 'what-is-no-test-needs-none',
      severity: 'error',
      from: { path: '^(demo|harness|scripts)/' },
      to: { path: '^test/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types'] },
  },
};
