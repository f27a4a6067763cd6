import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import { fontFolder, scriptsOf } from '../fonts/font-faces.ts';
import { readWoff, type Sfnt } from './read-woff.ts';

export interface FormFont extends Sfnt {
  name: string;
  /** The file, deflated once for all documents. */
  packed: Buffer;
}
/** Fonts of field values: Inter, script after script, Latin first. */
export type FormFonts = readonly FormFont[];

/** Reads Inter as files whose glyphs can be placed one by one. */
export const readFormFonts = async (): Promise<FormFonts> => {
  const folder = fontFolder('inter');
  const scripts = Object.keys(await scriptsOf(folder)).toSorted((a, b) => Number(b === 'latin') - Number(a === 'latin'));
  return Promise.all(
    scripts.map(async (script) => {
      const font = readWoff(await readFile(path.join(folder, 'files', `inter-${script}-400-normal.woff`)));
      return { name: `Inter-${script.replaceAll(/\W/g, '')}`, packed: deflateSync(font.file), ...font };
    }),
  );
};
