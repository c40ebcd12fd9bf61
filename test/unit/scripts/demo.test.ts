import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';
import { parseCommandLine } from '../../../scripts/demo/command-line.ts';
import { renderMarkdown } from '../../../scripts/demo/terminal-markdown.ts';

const parse = (...args: string[]) => parseCommandLine(args, ['app-url', 'warn-only']);

describe('the command line of the demo', () => {
  it('takes inputs of the gate, and its own flags', () => {
    expect(parse('--app-url', 'https://a.test', '--warn-only=true', '--exit-code')).toEqual({
      help: false,
      exitCode: true,
      inputs: { 'app-url': 'https://a.test', 'warn-only': 'true' },
    });
    expect(parse()).toEqual({ help: false, exitCode: false, inputs: {} });
    expect(parse('-h').help).toBe(true);
  });

  it('takes an empty value, which means "not given" to the gate', () => {
    expect(parse('--app-url=').inputs).toEqual({ 'app-url': '' });
  });

  it.each([
    [['--app-uri', 'x', '--warn', 'y'], 'Unknown: `--app-uri`, `--warn`.'],
    [['--warn-only', 'true', 'more'], 'Not an option: `more`'],
    [['--exit-code', '--app-url'], 'A value is missing after `--app-url`'],
  ])('names what is wrong with %j', (args, message) => {
    expect(() => parse(...args)).toThrow(message);
  });
});

const render = (markdown: string) => stripVTControlCharacters(renderMarkdown(markdown));

describe('Markdown in a terminal', () => {
  it('is plain text: entities decoded, links with their address, HTML left out', () => {
    const markdown =
      '# Title\n\nSome **bold** `code`, task&#95;sec [status](https://a.test/x)<br>\n\n<details>\n\n> quoted';
    expect(render(markdown)).toBe(
      'Title\n\nSome bold code, task_sec status (https://a.test/x)\n\n│ quoted',
    );
  });

  it('lines up tables, numbers to the right', () => {
    const table = '| Severity | Count |\n|---|---:|\n| Critical | 1 |\n| Low | 23 |\n';
    expect(render(table)).toBe(
      'Severity  Count\n────────  ─────\nCritical      1\nLow          23',
    );
  });

  it('shows a table with a blank head as names and values', () => {
    expect(render('| | |\n|---|---|\n| App | shop |\n| Verdict | `failed` |\n')).toBe(
      'App      shop\nVerdict  failed',
    );
  });

  it('indents lists and code', () => {
    expect(render('- one\n- two\n  - three\n\n```\ncode\n  more\n```')).toBe(
      '• one\n\n• two\n  • three\n\n    code\n      more',
    );
  });
});
