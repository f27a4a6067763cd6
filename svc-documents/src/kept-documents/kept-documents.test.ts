import { mkdtemp, readdir, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { keepDocuments, keptUnused } from './kept-documents.ts';

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

describe('cached documents', () => {
  it('come back as they were put', async () => {
    const { kept, directory } = await openKept();
    expect(await kept.get('a')).toBeUndefined();
    await kept.put('a', pdfOf(500));
    expect(await kept.get('a')).toEqual(pdfOf(500));
    expect(await readdir(directory)).toEqual(['a.pdf']);
  });

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
    const weekAgo = new Date(Date.UTC(2026, 8, 14, 8) - keptUnused);
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
