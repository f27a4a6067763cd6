// Writes the published pictures into the demo's network, src/demo/network.json: node --import tsx place-pictures.mjs (from this folder).
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { choosePictures } from './choose-pictures.ts';
import { publishedPictures } from './published-pictures.ts';

const file = path.resolve(import.meta.dirname, '../../src/demo/network.json');
const { format, venues } = JSON.parse(readFileSync(file, 'utf8'));

const pictured = ({ pictures: _, ...venue }) => {
  const rooms = venue.rooms.map(({ id, facts }) => ({ id, name: facts.name }));
  return { ...venue, pictures: choosePictures(publishedPictures, { slug: venue.slug, rooms }).carrousel };
};

writeFileSync(file, `${JSON.stringify({ format, venues: venues.map(pictured) }, null, 2)}\n`);
