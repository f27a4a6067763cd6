import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { centralFiles } from './central-files.ts';
import type { Edit } from './edit.ts';
import { filledIn, type Names } from './names.ts';

const templates = path.join(import.meta.dirname, 'templates');
/** Where the folders of templates go. */
const places = { svc: 'svc-__name__', mf: 'mf-__name__', contracts: 'packages/contracts/src' };

/**
 * Writes a remote, a service and their contract into a checkout, and the domain into every list of domains. Answers the files, new ones
 * first. Throws before it writes anything where one is there already, or a list is not where it was.
 */
export const writeDomain = (root: string, names: Names): string[] => {
  const added = Object.entries(places).flatMap(([folder, place]) =>
    readdirSync(path.join(templates, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.txt'))
      .map((file) => ({
        file: filledIn(path.posix.join(place, file.replace(/\.txt$/, '')), names),
        text: filledIn(readFileSync(path.join(templates, folder, file), 'utf8'), names),
      })),
  );
  for (const { file } of added) if (existsSync(path.join(root, file))) throw new Error(`${file} is there already`);
  const changed = centralFiles.map((edit) => ({ file: edit.file, text: changedText(root, edit, names) }));
  for (const { file, text } of [...added, ...changed]) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return [...added, ...changed].map(({ file }) => file);
};

const changedText = (root: string, { file, change }: Edit, names: Names): string => {
  try {
    return change(readFileSync(path.join(root, file), 'utf8'), names);
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
};
