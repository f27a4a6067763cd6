// Makes of the drawn pictures what browsers get: node publish.mjs FOLDER (where draw_all.py put them), after `npm install` in this folder.
// Pictures that are not drawn stay as they were published; files that no picture has any more are removed.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { alternativeText } from './alternative-text.mjs';

const [drawn] = process.argv.slice(2);
if (!drawn) throw new Error('Which folder? node publish.mjs FOLDER');

const root = path.resolve(import.meta.dirname, '../../..');
const published = path.join(root, 'shell/public/pictures');
const catalogue = path.join(root, 'svc-booking/tools/pictures/published-pictures.json');
const addons = path.join(root, 'mf-booking/src/addon-pictures');

const qualities = { avif: { quality: 56 }, webp: { quality: 76 } };
const formats = Object.keys(qualities);
const venueWidths = [480, 960, 1280];
const addonWidth = 800;
const mostMegabytes = 60;

const listed = JSON.parse(readFileSync(path.join(import.meta.dirname, 'pictures.json'), 'utf8'));
const before = new Map(JSON.parse(readFileSync(catalogue, 'utf8')).map((picture) => [picture.name, picture]));
const isDrawn = new Set(readdirSync(drawn));
const isAddon = ({ name }) => name.startsWith('addon-');

const drawnImage = ({ name }) => sharp(readFileSync(path.join(drawn, `${name}.png`)));
const fileOf = (image, width, format) => image.clone().resize({ width })[format](qualities[format]).toBuffer();

const writeSource = async (image, name, width, format) => {
  const file = await fileOf(image, width, format);
  const fileName = `${name}-${width}.${createHash('sha256').update(file).digest('hex').slice(0, 8)}.${format}`;
  writeFileSync(path.join(published, fileName), file);
  return { url: `/pictures/${fileName}`, width, format };
};

const publishVenuePicture = async (picture) => {
  const image = drawnImage(picture);
  const { width, height } = await image.metadata();
  const sources = [];
  for (const format of formats) for (const wide of venueWidths) sources.push(await writeSource(image, picture.name, wide, format));
  const tiny = await image.clone().resize({ width: 16 }).webp({ quality: 40 }).toBuffer();
  return { name: picture.name, sources, width, height, blur: `data:image/webp;base64,${tiny.toString('base64')}` };
};

const publishAddonPicture = async (picture) => {
  for (const format of formats) {
    const file = await fileOf(drawnImage(picture), addonWidth, format);
    writeFileSync(path.join(addons, `${picture.name.replace('addon-', '')}.${format}`), file);
  }
};

const writeJson = (name, value) => writeFileSync(name, `${JSON.stringify(value, null, 2)}\n`);

mkdirSync(published, { recursive: true });
mkdirSync(addons, { recursive: true });
for (const picture of listed.filter(isAddon)) if (isDrawn.has(`${picture.name}.png`)) await publishAddonPicture(picture);
const pictures = [];
for (const picture of listed.filter((one) => !isAddon(one))) {
  const files = isDrawn.has(`${picture.name}.png`) ? await publishVenuePicture(picture) : before.get(picture.name);
  const { scene, style, venue, room } = picture;
  if (files) pictures.push({ ...files, scene, style, venue, room, alternative: alternativeText(picture) });
}
writeJson(catalogue, pictures);

const kept = new Set(pictures.flatMap(({ sources }) => sources.map(({ url }) => path.basename(url))));
for (const file of readdirSync(published)) if (!kept.has(file)) rmSync(path.join(published, file));
const megabytes = [...kept].reduce((sum, file) => sum + statSync(path.join(published, file)).size, 0) / 1e6;
console.log(`${pictures.length} pictures of venues published, ${megabytes.toFixed(1)} MB`);
if (megabytes > mostMegabytes) throw new Error(`${mostMegabytes} MB is what the repository holds of pictures`);
