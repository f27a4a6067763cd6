// Makes of the drawn pictures what browsers get: node publish.mjs FOLDER (where draw_all.py put them), after `npm install` in this folder.
// Pictures that are not drawn stay as they were published; files that no picture has any more are removed.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { alternativeText } from './alternative-text.mjs';

const [drawn] = process.argv.slice(2);
if (!drawn) throw new Error('Which folder? node publish.mjs FOLDER');

const root = path.resolve(import.meta.dirname, '../..');
const published = path.join(root, 'shell/public/pictures');
const catalogue = path.join(root, 'svc-booking/src/demo/pictures/published-pictures.json');
const covers = path.join(root, 'svc-survey/src/demo/published-covers.json');
const widths = [480, 960, 1280];
const qualities = { avif: { quality: 56, effort: 6 }, webp: { quality: 76, effort: 6 } };
const mostMegabytes = 40;
const isShared = ({ name }) => /^(stone|works|tower)-/.test(name);

const listed = JSON.parse(readFileSync(path.join(import.meta.dirname, 'pictures.json'), 'utf8'));
const before = new Map(JSON.parse(readFileSync(catalogue, 'utf8')).map((picture) => [picture.name, picture]));

const write = async (image, name, format, width) => {
  const file = await image.clone().resize({ width })[format](qualities[format]).toBuffer();
  const fileName = `${name}-${width}.${createHash('sha256').update(file).digest('hex').slice(0, 8)}.${format}`;
  writeFileSync(path.join(published, fileName), file);
  return { url: `/pictures/${fileName}`, width, format };
};

const publish = async (picture) => {
  const file = path.join(drawn, `${picture.name}.png`);
  const image = sharp(readFileSync(file));
  const { width, height } = await image.metadata();
  const sources = [];
  for (const format of Object.keys(qualities)) for (const wide of widths) sources.push(await write(image, picture.name, format, wide));
  const tiny = await image.clone().resize({ width: 16 }).webp({ quality: 40 }).toBuffer();
  return { name: picture.name, sources, width, height, blur: `data:image/webp;base64,${tiny.toString('base64')}` };
};

mkdirSync(published, { recursive: true });
const isDrawn = new Set(readdirSync(drawn));
const pictures = [];
for (const picture of listed) {
  const files = isDrawn.has(`${picture.name}.png`) ? await publish(picture) : before.get(picture.name);
  if (files) pictures.push({ ...files, scene: picture.scene, style: picture.style, alternative: alternativeText(picture) });
}
const writeJson = (name, value) => writeFileSync(name, `${JSON.stringify(value, null, 2)}\n`);
writeJson(catalogue, pictures);
const shown = ({ name, scene, style, ...picture }) => [name, picture];
writeJson(covers, Object.fromEntries(pictures.filter((picture) => !isShared(picture)).map(shown)));

const kept = new Set(pictures.flatMap(({ sources }) => sources.map(({ url }) => path.basename(url))));
for (const file of readdirSync(published)) if (!kept.has(file)) rmSync(path.join(published, file));
const megabytes = [...kept].reduce((sum, file) => sum + statSync(path.join(published, file)).size, 0) / 1e6;
console.log(`${pictures.length} of ${listed.length} pictures published, ${megabytes.toFixed(1)} MB`);
if (megabytes > mostMegabytes) throw new Error(`${mostMegabytes} MB is what the repository holds of pictures`);
