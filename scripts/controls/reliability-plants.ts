import { faultCase } from './checks.ts';
import type { Plant } from './plant.ts';

/** Bugs that make claims of docs/reliability.md untrue. */
export const reliabilityPlants: Plant[] = [
  {
    claim: 'Reliability: no false pass',
    bug: 'a findings list of unknown status is taken for an empty one',
    bundle: 'gate',
    edits: [
      {
        file: 'src/gate/read-findings.ts',
        find: "return { verdict: notTested('unexpected-response', `The findings list",
        replace:
          "if (listing.stop !== 'never') return { findings: [] };\n  return { verdict: notTested('unexpected-response', `The findings list",
      },
    ],
    check: faultCase('findings, page 1 / unknown word in an enum / for ever', /false pass/),
  },
  {
    claim: 'Reliability: the right verdict counts every finding',
    bug: 'a page that cannot be read is left out',
    bundle: 'gate',
    edits: [
      {
        file: 'src/service/pages.ts',
        find: 'pMap(numbersFrom2To(pages), readPage, {',
        replace:
          'pMap(numbersFrom2To(pages), (page) => readPage(page).catch(() => ({ items: [], total: first.total })), {',
      },
      { file: 'src/service/pages.ts', find: 'return heldStill ?', replace: 'return heldStill || pages.length > 1 ?' },
    ],
    check: faultCase('findings, later pages / 500 / for ever', /other counts/),
  },
  {
    claim: 'Reliability: no hang',
    bug: 'a request may take as long as it likes',
    bundle: 'gate',
    edits: [
      {
        file: 'src/service/time-limit.ts',
        find: 'setTimeout(() => controller.abort(), ms)',
        replace: 'setTimeout(() => controller.abort(), 1000 * ms)',
      },
    ],
    check: faultCase('get app / hang / once', / hang \(killed\)/),
  },
  {
    claim: 'Reliability: no duplicate trigger',
    bug: 'after a lost answer it triggers again without looking',
    bundle: 'gate',
    edits: [
      {
        file: 'src/gate/start-run.ts',
        find: "active = attempt.kind === 'active' || (await runIsActive(gate, app));",
        replace: "active = attempt.kind === 'active' || (Date.now() < 0 && (await runIsActive(gate, app)));",
      },
    ],
    check: faultCase('trigger / reset once carried out / once', /[1-9]\d* duplicate triggers/),
  },
  {
    claim: 'Reliability: no token sent elsewhere',
    bug: 'redirects are followed with all headers',
    bundle: 'gate',
    edits: [
      {
        file: 'src/service/http.ts',
        find: 'const { statusCode, headers, body } = await Promise.race([answer, rejectionOnAbort(rest.signal)]);',
        replace:
          'let { statusCode, headers, body } = await Promise.race([answer, rejectionOnAbort(rest.signal)]);\n' +
          '    if (headers.location) ({ statusCode, headers, body } = await request(String(headers.location), rest));',
      },
    ],
    check: faultCase('get app / redirect to another origin / for ever', /[1-9]\d* tokens sent elsewhere/),
  },
  {
    claim: 'Reliability: every failure has a named reason',
    bug: 'what is thrown on the way is no verdict',
    bundle: 'gate',
    edits: [
      {
        file: 'src/gate/gate.ts',
        find: 'return { verdict: verdictOfFailure(error) };',
        replace: 'throw error ?? verdictOfFailure(error);',
      },
    ],
    check: faultCase('get app / 500 / for ever', /wrong \(none/),
  },
  {
    claim: 'Reliability: a side task does not fail unnoticed',
    bug: 'a report that cannot be fetched is passed over in silence',
    bundle: 'gate',
    edits: [
      {
        file: 'src/actions/gate/report.ts',
        find: 'warn(`The PDF report could not be fetched',
        replace: 'String(`The PDF report could not be fetched',
      },
    ],
    check: faultCase('report download / 404 / for ever', /nobody was told/),
  },
  {
    claim: 'Reliability: a side task happens once',
    bug: 'a comment whose answer is lost is written again without looking',
    bundle: 'gate',
    edits: [
      {
        file: 'src/github/sticky.ts',
        find: 'return (await find()) ?? (await create());',
        replace: 'return (await create()) ?? (await find()) ?? (await create());',
      },
    ],
    check: faultCase('comment, write / reset once carried out / once', /2 comments/),
  },
  {
    claim: 'Reliability: a policy that cannot be read fails the job',
    bug: 'a policy that cannot be read is no policy',
    bundle: 'gate',
    edits: [
      {
        file: 'src/actions/gate/governing-files.ts',
        find: 'return { verdict: isOutage(error) ?',
        replace: "if (error) return { value: Reflect.get({}, 'none') };\n    return { verdict: isOutage(error) ?",
      },
    ],
    check: faultCase('contents / 403 / for ever', /other counts: blocking/),
  },
];
