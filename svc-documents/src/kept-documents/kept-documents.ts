import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FileStore } from '@plenary/service-kit/file-store';

export interface KeptDocumentsOptions {
  directory: string;
  /** Over this, the documents least recently asked for go. */
  maxBytes: number;
  /** Instant in milliseconds. */
  now: () => number;
  newId: () => string;
}

export interface KeptDocuments {
  /** Undefined if it is not cached, or the file is damaged. */
  get(hash: string): Promise<Buffer | undefined>;
  /** A document is there whole or not at all. */
  put(hash: string, pdf: Uint8Array): Promise<void>;
  /** Deletes documents unused for a week: they name people, who may have been erased since. Answers how many, null if none. */
  forgetUnused(): Promise<{ documents: number } | null>;
}

/** Room made beyond what is needed, so that not every document that comes makes room. */
const fillAfterMakingRoom = 0.9;
const hour = 3_600_000;
export const keptUnused = 7 * 24 * hour;

/** Printed documents on disk by the hash of their content; the disk is the truth, so several processes may share the folder. */
export const keepDocuments = ({ directory, maxBytes, now, newId }: KeptDocumentsOptions): KeptDocuments => {
  let bytes: number | undefined;
  const fileOf = (hash: string) => path.join(directory, `${hash}.pdf`);

  const makeRoom = async (): Promise<void> => {
    const files = (await listFiles(directory)).toSorted((a, b) => a.usedAt - b.usedAt);
    bytes = files.reduce((sum, { size }) => sum + size, 0);
    const goal = bytes > maxBytes ? maxBytes * fillAfterMakingRoom : maxBytes;
    for (const { file, size, usedAt } of files) {
      const isLeftover = file.endsWith('.part') && usedAt < now() - hour;
      if (bytes <= goal && !isLeftover) continue;
      await rm(file, { force: true });
      bytes -= size;
    }
  };

  return {
    async get(hash) {
      const pdf = await readFile(fileOf(hash)).catch(() => undefined);
      if (!pdf) return undefined;
      if (!isWhole(pdf)) {
        await rm(fileOf(hash), { force: true });
        return undefined;
      }
      const usedAt = new Date(now());
      await utimes(fileOf(hash), usedAt, usedAt).catch(() => undefined);
      return pdf;
    },
    async put(hash, pdf) {
      await mkdir(directory, { recursive: true });
      const draft = path.join(directory, `${hash}.${newId()}.part`);
      const usedAt = new Date(now());
      await writeFile(draft, pdf);
      await utimes(draft, usedAt, usedAt);
      await rename(draft, fileOf(hash));
      if (bytes !== undefined) bytes += pdf.byteLength;
      if (bytes === undefined || bytes > maxBytes) await makeRoom();
    },
    async forgetUnused() {
      await mkdir(directory, { recursive: true });
      const unused = (await listFiles(directory)).filter(({ usedAt }) => usedAt <= now() - keptUnused);
      for (const { file } of unused) await rm(file, { force: true });
      // Recounted with the next document.
      bytes = undefined;
      return unused.length > 0 ? { documents: unused.length } : null;
    },
  };
};

/** Printed documents in a bucket that all replicas share: what one has printed, none prints again for a week. Its room is not limited. */
export const keepDocumentsIn = (store: FileStore, now: () => number): KeptDocuments => {
  const nameOf = (hash: string) => `${hash}.pdf`;
  return {
    async get(hash) {
      const pdf = await store.get(nameOf(hash)).catch(() => undefined);
      return pdf && isWhole(pdf) ? pdf : undefined;
    },
    put: (hash, pdf) => store.put(nameOf(hash), Buffer.from(pdf)),
    async forgetUnused() {
      const old = await store.writtenBefore(now() - keptUnused);
      for (const name of old) await store.remove(name);
      return old.length > 0 ? { documents: old.length } : null;
    },
  };
};

interface KeptFile {
  file: string;
  size: number;
  usedAt: number;
}

const listFiles = async (directory: string): Promise<KeptFile[]> => {
  const names = await readdir(directory);
  const files = await Promise.all(
    names.map(async (name) => {
      const file = path.join(directory, name);
      const facts = await stat(file).catch(() => undefined);
      return facts && { file, size: facts.size, usedAt: facts.mtimeMs };
    }),
  );
  return files.filter((file) => file !== undefined);
};

/** A power cut may leave a file shorter than it was written. */
const isWhole = (pdf: Buffer): boolean =>
  pdf.subarray(0, 5).toString('latin1') === '%PDF-' && pdf.subarray(-16).toString('latin1').trimEnd().endsWith('%%EOF');
