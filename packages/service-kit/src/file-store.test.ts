import { randomUUID } from 'node:crypto';
import { utimesSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileBucket } from './file-bucket.ts';
import { type FileStore, fileFolder } from './file-store.ts';
import { startBucket } from './testing/start-bucket.ts';

interface Opened {
  store: FileStore;
  /** Makes a file as old as that. */
  writeAt: (name: string, at: Date) => void;
  close: () => Promise<void>;
}

const openFolder = async (): Promise<Opened> => {
  const folder = path.join(tmpdir(), `plenary-files-${randomUUID()}`);
  return {
    store: fileFolder(folder),
    writeAt: (name, at) => utimesSync(path.join(folder, name), at, at),
    close: () => rm(folder, { recursive: true, force: true }),
  };
};

const openBucket = async (): Promise<Opened> => {
  const { bucket, objects, stop } = await startBucket();
  return {
    store: fileBucket(bucket),
    writeAt: (name, writtenAt) => {
      const kept = objects.get(name);
      if (kept) objects.set(name, { ...kept, writtenAt });
    },
    close: stop,
  };
};

const bytes = Buffer.from([0, 255, 13, 10, 128]);

describe.each([
  ['a folder', openFolder],
  ['a bucket', openBucket],
])('%s', (_, open) => {
  let opened: Opened;
  beforeEach(async () => {
    opened = await open();
  });
  afterEach(() => opened.close());

  it('gives back the very bytes that were put, the last ones of a name, and nothing for a name that it has not', async () => {
    const { store } = opened;
    expect(await store.get('a-480.avif')).toBeUndefined();
    await store.put('a-480.avif', Buffer.from('first'));
    await store.put('a-480.avif', bytes);
    expect(await store.get('a-480.avif')).toEqual(bytes);
  });

  it('names all files from before an instant, and those alone', async () => {
    const { store, writeAt } = opened;
    expect(await store.writtenBefore(Date.now())).toEqual([]);
    const old = ['a-480.avif', 'b-480.avif', 'c-480.webp', 'd-960.webp', 'e-1600.avif'];
    for (const name of [...old, 'new-480.avif']) await store.put(name, bytes);
    for (const name of old) writeAt(name, new Date('2026-01-05T10:00:00Z'));
    expect((await store.writtenBefore(Date.parse('2026-01-06T00:00:00Z'))).sort()).toEqual(old);
  });

  it('removes a file, and one that is not there without a word', async () => {
    const { store } = opened;
    await store.put('a-480.avif', bytes);
    await store.remove('a-480.avif');
    await store.remove('a-480.avif');
    expect(await store.get('a-480.avif')).toBeUndefined();
  });
});

describe('a bucket', () => {
  it('that another key opens, or that is away, is a failure and no missing file', async () => {
    const { bucket, stop } = await startBucket();
    await expect(fileBucket({ ...bucket, secret: 'another' }).get('a-480.avif')).rejects.toThrow('403');
    await stop();
    await expect(fileBucket(bucket).get('a-480.avif')).rejects.toThrow();
    await expect(fileBucket(bucket).put('a-480.avif', bytes)).rejects.toThrow();
  });

  it('keeps a file under the type that its name tells', async () => {
    const { bucket, objects, stop } = await startBucket();
    await fileBucket(bucket).put('a-480.avif', bytes);
    await fileBucket(bucket).put('a-480.webp', bytes);
    await fileBucket(bucket).put('a.pdf', bytes);
    await fileBucket(bucket).put('a', bytes);
    expect([...objects.values()].map(({ type }) => type)).toEqual([
      'image/avif',
      'image/webp',
      'application/pdf',
      'application/octet-stream',
    ]);
    await stop();
  });
});
