import { mkdtemp, readdir, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileBucket } from '@plenary/service-kit/file-bucket';
import { startBucket } from '@plenary/service-kit/testing/start-bucket';
import { type KeptDocuments, keepDocuments, keepDocumentsIn, keptUnused } from './kept-documents.ts';

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

const openKept = async (maxBytes = 1_000_000) => {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'kept-'));
  folders.push(directory);
  let seconds = 0;
  const now = () => {
    seconds += 1;
    return Date.UTC(2026, 8, 14, 8) + seconds * 1_000;
  };
  return { kept: keepDocuments({ directory, maxBytes, now, newId: () => String(seconds) }), directory };
};
const pdfOf = (size: number) => Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(size - 15), Buffer.from('%%EOF\n')]);

interface Opened {
  kept: KeptDocuments;
  names: () => Promise<string[]>;
  cut: (name: string) => Promise<void>;
  /** Makes a document as old as may be. */
  age: (name: string) => Promise<void>;
}
const weekAgo = new Date(Date.UTC(2026, 8, 14, 8) - keptUnused);

const onDisk = async (): Promise<Opened> => {
  const { kept, directory } = await openKept();
  return {
    kept,
    names: () => readdir(directory),
    cut: (name) => truncate(path.join(directory, name), 200),
    age: (name) => utimes(path.join(directory, name), weekAgo, weekAgo),
  };
};
const stops: (() => Promise<void>)[] = [];
afterAll(() => Promise.all(stops.map((stop) => stop())));
const inBucket = async (): Promise<Opened> => {
  const { bucket, objects, stop } = await startBucket();
  stops.push(stop);
  const change = async (name: string, to: (kept: { bytes: Buffer; type: string; writtenAt: Date }) => object) => {
    const kept = objects.get(name);
    if (kept) objects.set(name, { ...kept, ...to(kept) });
  };
  return {
    kept: keepDocumentsIn(fileBucket(bucket), () => Date.UTC(2026, 8, 14, 9)),
    names: async () => [...objects.keys()],
    cut: (name) => change(name, ({ bytes }) => ({ bytes: bytes.subarray(0, 200) })),
    age: (name) => change(name, () => ({ writtenAt: weekAgo })),
  };
};

describe.each([
  ['on disk', onDisk],
  ['in a bucket', inBucket],
])('cached documents %s', (_, open) => {
  it('come back as they were put', async () => {
    const { kept, names } = await open();
    expect(await kept.get('a')).toBeUndefined();
    await kept.put('a', pdfOf(500));
    expect(await kept.get('a')).toEqual(pdfOf(500));
    expect(await names()).toEqual(['a.pdf']);
  });

  it('are none where the file was cut short, and are put again', async () => {
    const { kept, cut } = await open();
    await kept.put('a', pdfOf(500));
    await cut('a.pdf');
    expect(await kept.get('a')).toBeUndefined();
    await kept.put('a', pdfOf(500));
    expect(await kept.get('a')).toEqual(pdfOf(500));
  });

  it('go after a week', async () => {
    const { kept, names, age } = await open();
    expect(await kept.forgetUnused()).toBeNull();
    for (const name of ['old', 'new']) await kept.put(name, pdfOf(300));
    await age('old.pdf');
    expect(await kept.forgetUnused()).toEqual({ documents: 1 });
    expect(await names()).toEqual(['new.pdf']);
  });
});

describe('a bucket that is away', () => {
  it('keeps nobody from a document, which is printed', async () => {
    const { bucket, stop } = await startBucket();
    await stop();
    expect(await keepDocumentsIn(fileBucket(bucket), Date.now).get('a')).toBeUndefined();
  });
});

describe('cached documents on disk', () => {
  it('make room over the limit by dropping those not asked for the longest', async () => {
    const { kept, directory } = await openKept(1_000);
    await kept.put('a', pdfOf(300));
    await kept.put('b', pdfOf(300));
    await kept.put('c', pdfOf(300));
    await kept.get('a');
    await kept.put('d', pdfOf(300));
    expect((await readdir(directory)).toSorted()).toEqual(['a.pdf', 'c.pdf', 'd.pdf']);
    expect(await kept.get('b')).toBeUndefined();
    expect(await kept.get('a')).toEqual(pdfOf(300));
  });

  it('count what another process left in the folder', async () => {
    const { kept, directory } = await openKept(1_000);
    await writeFile(path.join(directory, 'old.pdf'), pdfOf(900));
    await utimes(path.join(directory, 'old.pdf'), 0, 0);
    await kept.put('new', pdfOf(300));
    expect(await readdir(directory)).toEqual(['new.pdf']);
  });

  it('are deleted a week after their last use, for any number of clean-ups', async () => {
    const { kept, directory } = await openKept();
    expect(await kept.forgetUnused()).toBeNull();
    for (const name of ['old', 'used']) await kept.put(name, pdfOf(300));
    for (const name of ['old', 'used']) await utimes(path.join(directory, `${name}.pdf`), weekAgo, weekAgo);
    await kept.get('used');
    expect(await Promise.all([kept.forgetUnused(), kept.forgetUnused()])).toContainEqual({ documents: 1 });
    expect(await readdir(directory)).toEqual(['used.pdf']);
    expect(await kept.forgetUnused()).toBeNull();
  });

  it('are dropped where the file was cut short', async () => {
    const { kept, directory } = await openKept();
    await kept.put('a', pdfOf(500));
    await truncate(path.join(directory, 'a.pdf'), 200);
    expect(await kept.get('a')).toBeUndefined();
    expect(await readdir(directory)).toEqual([]);
  });

  it('leave no half-written file of a process that died', async () => {
    const { kept, directory } = await openKept();
    await writeFile(path.join(directory, 'a.1.part'), 'half');
    await utimes(path.join(directory, 'a.1.part'), 0, 0);
    await kept.put('b', pdfOf(100));
    expect(await readdir(directory)).toEqual(['b.pdf']);
  });
});
