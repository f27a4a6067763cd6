import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@plenary/build/steps';
import { codeOfRows } from './checklist/code-of-rows.ts';
import { type KindOfProof, kindOfProof, kindsOfProof } from './checklist/kind-of-proof.ts';
import { checkLifecycle } from './checklist/lifecycle-rules.ts';
import { type Reference, readReferences } from './checklist/read-references.ts';
import { formatRows, rowNumbers } from './checklist/row-numbers.ts';

const document = path.join(root, 'docs/coverage.md');

/** Why a row has no test, or none that a caller from outside could make. */
const reasons: Readonly<Record<string, string>> = JSON.parse(readFileSync(path.join(root, 'docs/coverage-open.json'), 'utf8'));

const references = readReferences();
const code = codeOfRows();

const kindOfFile = new Map(references.map(({ file }) => [file, kindOfProof(file)]));

/** The strongest kind of proof among the tests of each row. */
const proofs = new Map<string, KindOfProof | 'none'>(
  rowNumbers.map((row) => {
    const kinds = new Set(references.filter(({ rows }) => rows.includes(row)).map(({ file }) => kindOfFile.get(file)));
    return [row, kindsOfProof.find((kind) => kinds.has(kind)) ?? 'none'];
  }),
);

const testsOf = (row: string): string =>
  references
    .filter(({ rows }) => rows.includes(row))
    .map(({ file, test }: Reference) => (test ? `${file}: ${test}` : file))
    .join('<br>');

interface Line {
  code: string;
  proof: KindOfProof | 'none';
  tests: string;
  rows: string[];
}

/** Neighbouring rows with the same code and tests share a line. */
const lines = rowNumbers.reduce<Line[]>((all, row) => {
  const reason = reasons[row] ? `${testsOf(row) ? 'alone' : 'none'}: ${reasons[row]}` : '';
  const tests = [testsOf(row), reason].filter(Boolean).join('<br>');
  const line = { code: (code.get(row) ?? []).join('<br>'), proof: proofs.get(row) ?? 'none', tests, rows: [row] };
  const last = all.at(-1);
  const isSame = last?.code === line.code && last.tests === line.tests && last.rows[0]?.slice(0, 3) === row.slice(0, 3);
  if (isSame) last.rows.push(row);
  else all.push(line);
  return all;
}, []);

const tested = new Set(references.flatMap(({ rows }) => rows));
/** A function alone, or a page before answers that a test made, is no proof that anybody can see the row. */
const isSeen = (row: string) => proofs.get(row) === 'journey' || proofs.get(row) === 'call';
const faults = [
  ...rowNumbers.filter((row) => !isSeen(row) && !reasons[row]).map((row) => `${row} has no test from outside and no reason`),
  ...Object.keys(reasons)
    .filter(isSeen)
    .map((row) => `${row} has a test from outside: remove it from docs/coverage-open.json`),
];

const lifecycle = checkLifecycle();
faults.push(...lifecycle.faults);

const rowsBy = (wanted: string) => [...proofs.values()].filter((proof) => proof === wanted).length;
const counts = [...kindsOfProof, 'none'].map((kind) => `${kind} ${rowsBy(kind)}`).join(', ');

const text = `# Coverage

Made by \`npm run coverage\` from the comments \`Covers …\` above the tests, from \`coverage-code.json\` and from \`coverage-open.json\`; do not edit.
A test that names a row shows it in full or in part. ${tested.size} of ${rowNumbers.length} rows are named by a test.

Proof is the strongest kind among a row's tests. \`journey\`: the whole platform, mostly in a browser; \`call\`: public calls of one service;
\`page\`: a page rendered with answers made from the contract; \`rule\`: a function
alone. Either of the last two has the reason why no caller can see the row. Rows by kind: ${counts}.

| Rows | Code | Proof | Tests |
|---|---|---|---|
${lines.map((line) => `| ${formatRows(line.rows)} | ${line.code} | ${line.proof} | ${line.tests.replaceAll('|', '\\|')} |`).join('\n')}
`;

if (process.argv.includes('--check')) {
  if (readFileSync(document, 'utf8') !== text) faults.push('docs/coverage.md is out of date: npm run coverage');
} else writeFileSync(document, text);
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.stdout.write(
  `coverage: ${tested.size} of ${rowNumbers.length} rows (${counts}), ${lifecycle.named} of ${lifecycle.of} rules of the life of a booking, ${faults.length} faults\n`,
);
process.exitCode = faults.length > 0 ? 1 : 0;
