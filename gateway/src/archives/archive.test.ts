import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { smallRemote, smallService } from '../testing/small-archive.ts';
import { packArchive, unpackArchive } from './archive.ts';
import { readTar, writeTar } from './tar.ts';

const remote = smallRemote({ 'main.js': 'export {}', 'chunks/a.css': 'a {}' });

test('what is packed is what is unpacked', async () => {
  for (const archive of [remote, smallService({ 'main.mjs': 'serve()' })]) {
    const { manifest, files, signature } = await unpackArchive(packArchive(archive));
    expect(manifest).toEqual(archive.manifest);
    expect(files).toEqual(archive.files);
    expect(signature).toBeNull();
  }
});

test('an archive is a tar file for other tools too', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'archive-'));
  const file = path.join(folder, 'one.tar.gz');
  const long = `${'deep/'.repeat(24)}file.js`;
  writeFileSync(file, packArchive(smallRemote({ [long]: 'long', 'main.js': 'export {}' })));
  const names = execFileSync('tar', ['tzf', file], { encoding: 'utf8' }).trim().split('\n');
  expect(names).toEqual(['manifest.json', `build/${long}`, 'build/main.js']);
  expect(execFileSync('tar', ['xzOf', file, 'build/main.js'], { encoding: 'utf8' })).toBe('export {}');
  rmSync(folder, { recursive: true });
});

test('any files go through a tar archive', () => {
  const name = fc.stringMatching(/^[a-z0-9._-]{1,90}$/);
  const content = fc.uint8Array({ maxLength: 2_000 }).map((bytes) => Buffer.from(bytes));
  fc.assert(
    fc.property(fc.dictionary(name, content, { noNullPrototype: true }), (files) => {
      const map = new Map(Object.entries(files));
      expect(readTar(writeTar(map))).toEqual(map);
    }),
  );
});

const repacked = (change: (files: Map<string, Buffer>) => void, archive = remote): Buffer => {
  const files = new Map<string, Buffer>([['manifest.json', Buffer.from(JSON.stringify(archive.manifest))]]);
  for (const [file, content] of archive.files) files.set(`build/${file}`, content);
  change(files);
  return gzipSync(writeTar(files));
};

test.each<[string, (files: Map<string, Buffer>) => void, RegExp]>([
  ['another file', (files) => files.set('build/main.js', Buffer.from('steal()')), /another file than was checked: main\.js/],
  ['one more file', (files) => files.set('build/more.js', Buffer.from('steal()')), /another file than was checked: more\.js/],
  ['a missing file', (files) => files.delete('build/main.js'), /lacks main\.js/],
  ['a file outside of the build', (files) => files.set('build/../../x.js', Buffer.from('')), /wrong name: \.\.\/\.\.\/x\.js/],
  ['no manifest', (files) => files.delete('manifest.json'), /no manifest/],
])('an archive with %s is refused', async (_what, change, reason) => {
  await expect(unpackArchive(repacked(change))).rejects.toThrow(reason);
});

test('an archive with another version, kind or shape of manifest is refused', async () => {
  const { manifest, files } = remote;
  const refused = (own: object, reason: RegExp) =>
    expect(unpackArchive(packArchive({ manifest: { ...manifest, ...own } as typeof manifest, files }))).rejects.toThrow(reason);
  await refused({ version: '9.9.9-00000000' }, /another version than its files/);
  await refused({ part: '../../etc' }, /manifest of the archive is wrong: part/);
  await refused({ part: 'svc-booking' }, /manifest of the archive is wrong: contract/);
});

test('a damaged archive is refused', async () => {
  const bytes = writeTar(new Map([['a', Buffer.from('a')]]));
  bytes[3] = 7;
  expect(() => readTar(bytes)).toThrow('damaged');
  expect(() => readTar(writeTar(new Map([['a', Buffer.alloc(600)]])).subarray(0, 700))).toThrow('cut off');
  await expect(unpackArchive(Buffer.from('no archive'))).rejects.toThrow('no archive of a release');
});
