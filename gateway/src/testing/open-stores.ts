import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startBucket } from '@plenary/service-kit/testing/start-bucket';
import type { ReleaseStore } from '../releases/release-store.ts';
import { bucketStore } from '../stores/bucket-store.ts';
import { folderStore } from '../stores/folder-store.ts';

export interface OpenedStore {
  /** The store as a further machine has it, in a folder of its own where the store is a bucket. */
  machine: () => ReleaseStore;
  close: () => Promise<void>;
}

const scratch = () => mkdtempSync(path.join(tmpdir(), 'releases-'));
const removeAll = (folders: readonly string[]) => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
};

export const openFolder = async (): Promise<OpenedStore> => {
  const folder = scratch();
  return { machine: () => folderStore(folder), close: async () => removeAll([folder]) };
};

export const openBucket = async (now: () => number = Date.now) => {
  const server = await startBucket();
  const folders: string[] = [];
  const faults: unknown[] = [];
  const newFolder = () => {
    const folder = scratch();
    folders.push(folder);
    return folder;
  };
  return {
    ...server,
    faults,
    newFolder,
    machine: (folder = newFolder()) => bucketStore({ folder, bucket: server.bucket, onFault: (error) => void faults.push(error), now }),
    close: async () => {
      await server.stop();
      removeAll(folders);
    },
  };
};

/** For `describe.each`: what holds for releases holds wherever they lie. */
export const eachStore: readonly [string, () => Promise<OpenedStore>][] = [
  ['a folder', openFolder],
  ['a bucket', async () => openBucket()],
];
