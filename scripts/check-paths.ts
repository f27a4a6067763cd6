import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@plenary/build/steps';

/** Documents that prove what they say by naming files. */
const documents = ['SECURITY.md', 'docs/security.md'];

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Files and folders in backticks, and the targets of links, which start at the document's own folder. */
const pathsOf = (file: string): string[] => {
  const text = read(file);
  const named = [...text.matchAll(/`([\w.-]+\/[\w./-]+)`/g)].map(([, found = '']) => found);
  const linked = [...text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, found = '']) => path.join(path.dirname(file), found));
  return [...new Set([...named, ...linked])];
};

const missing = documents.flatMap((file) =>
  pathsOf(file)
    .filter((named) => !existsSync(path.join(root, named)))
    .map((named) => `${file} names ${named}, which does not exist`),
);
const chapters = new Set([...read('docs/security.md').matchAll(/^\| V(\d+) /gm)].map(([, number]) => Number(number)));
const unspoken = Array.from({ length: 17 }, (_, index) => index + 1)
  .filter((chapter) => !chapters.has(chapter))
  .map((chapter) => `docs/security.md leaves out V${chapter} of ASVS 5.0`);

const faults = [...missing, ...unspoken];
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.stdout.write(`paths: ${documents.flatMap(pathsOf).length} in ${documents.length} documents, ${faults.length} faults\n`);
process.exitCode = faults.length > 0 ? 1 : 0;
