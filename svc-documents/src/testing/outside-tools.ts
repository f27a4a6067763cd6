import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

interface OutsideTool {
  name: string;
  /** Faults in a PDF; empty if there are none. */
  complaints: (pdf: Uint8Array) => Promise<string[]>;
}

interface Finding {
  stdout: string;
  stderr: string;
}

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');

const tools: { name: string; arguments: (file: string) => string[]; judge: (finding: Finding) => string[] }[] = [
  {
    name: 'pdfinfo',
    arguments: (file) => ['-struct', file],
    judge: ({ stdout, stderr }) => [...linesOf(stderr), ...(/^Document/m.test(stdout) ? [] : ['no structure'])],
  },
  {
    name: 'pdffonts',
    arguments: (file) => [file],
    judge: ({ stdout, stderr }) => [
      ...linesOf(stderr),
      ...linesOf(stdout)
        .slice(2)
        .filter((line) => /Type 3/.test(line) || !/ yes (yes|no )/.test(line)),
    ],
  },
  {
    name: 'pdftotext',
    arguments: (file) => [file, '-'],
    judge: ({ stdout, stderr }) => [...linesOf(stderr), ...(/\d/.test(stdout) ? [] : ['no text'])],
  },
  { name: 'qpdf', arguments: (file) => ['--check', file], judge: ({ stderr }) => linesOf(stderr) },
];

const isThere = (name: string): Promise<boolean> =>
  run(name, ['--version']).then(
    () => true,
    (error: NodeJS.ErrnoException) => error.code !== 'ENOENT',
  );

/** Readers of other makers, where the machine has them; the checks through pdf.js hold everywhere. */
export const outsideTools = async (): Promise<OutsideTool[]> => {
  const present = await Promise.all(tools.map(async (tool) => ((await isThere(tool.name)) ? [tool] : [])));
  return present.flat().map(({ name, arguments: argumentsFor, judge }) => ({
    name,
    complaints: async (pdf) => {
      const folder = await mkdtemp(path.join(os.tmpdir(), 'outside-tools-'));
      const file = path.join(folder, 'document.pdf');
      try {
        await writeFile(file, pdf);
        const finding = await run(name, argumentsFor(file)).catch((error: Finding) => ({
          ...error,
          stderr: error.stderr || `${name} fails`,
        }));
        return judge(finding).map((line) => `${name}: ${line}`);
      } finally {
        await rm(folder, { recursive: true });
      }
    },
  }));
};
