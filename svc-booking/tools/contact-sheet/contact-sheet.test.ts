import { readFileSync } from 'node:fs';
import path from 'node:path';
import { networkFile } from '@plenary/contracts/network-file.schemas';
import network from '../../src/demo/network.json';
import { contactSheet } from './contact-sheet.ts';

const pictures = path.resolve(__dirname, '../../../shell/public/pictures');
const { venues } = networkFile.parse(network);
const timesOf = (sheet: string, text: string) => sheet.split(text).length - 1;

test('the contact sheet of the demo shows each picture of each venue once, from a file that is there', () => {
  const read = new Set<string>();
  const sheet = contactSheet({ venues }, (url) => {
    read.add(url);
    return readFileSync(path.join(pictures, path.basename(url)));
  });
  const shown = venues.flatMap((venue) => venue.pictures);
  expect([read.size, timesOf(sheet, '<img '), timesOf(sheet, 'No file')]).toEqual([shown.length, shown.length, 0]);
  expect(timesOf(sheet, '<h2>')).toBe(venues.length);
});

test('a picture without a file is named, and texts of staff stay texts', () => {
  const [venue] = venues.map((one) => ({ ...one, facts: { ...one.facts, name: '<script>' } }));
  const sheet = contactSheet({ venues: venue ? [venue] : [] }, () => undefined);
  expect(timesOf(sheet, 'No file: /pictures/')).toBe(venue?.pictures.length);
  expect(sheet).toContain('<h2>&lt;script&gt;');
});
