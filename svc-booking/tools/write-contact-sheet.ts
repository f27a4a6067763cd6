import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { networkFile } from '@plenary/contracts/network-file.schemas';
import { contactSheet } from './contact-sheet/contact-sheet.ts';

/** `npm run contact-sheet`: of the demo, or of an exported network whose pictures lie in these folders: `-- NETWORK.json FOLDER…`. */
const service = path.resolve(import.meta.dirname, '..');
const [file = path.join(service, 'src/demo/network.json'), ...given] = process.argv.slice(2);
const folders = [...given, path.resolve(service, '../shell/public/pictures')];
const sheet = path.join(service, 'dist/contact-sheet.html');

const readPicture = (url: string) => {
  const found = folders.map((folder) => path.join(folder, path.basename(url))).find((name) => existsSync(name));
  return found ? readFileSync(found) : undefined;
};

const network = networkFile.parse(JSON.parse(readFileSync(file, 'utf8')));
mkdirSync(path.dirname(sheet), { recursive: true });
writeFileSync(sheet, contactSheet(network, readPicture));
console.log(
  `${network.venues.reduce((sum, { pictures }) => sum + pictures.length, 0)} pictures of ${network.venues.length} venues: ${sheet}`,
);
