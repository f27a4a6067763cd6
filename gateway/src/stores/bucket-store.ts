import { type Bucket, bucketObjects } from '@plenary/service-kit/bucket-objects';
import type { ReleaseStore } from '../releases/release-store.ts';
import { bucketBuilds } from './bucket-builds.ts';
import { bucketDocuments } from './bucket-documents.ts';
import { bucketRegistry } from './bucket-registry.ts';
import { folderStore } from './folder-store.ts';
import { WrongStore } from './wrong-store.ts';

interface Options {
  /** Of this machine alone. */
  folder: string;
  bucket: Bucket;
  /** What is left undone, and tried again. */
  onFault: (error: unknown) => void;
  now?: () => number;
}

const longestWait = 10_000;
/** One may be 64 MB. */
const longestWaitForArchive = 60_000;
const probe = 'probe';

/** Releases in a bucket. Each machine reads its own folder, a copy that `follow` brings up to date. */
export const bucketStore = ({ folder, bucket, onFault, now = Date.now }: Options): ReleaseStore => {
  const objects = bucketObjects(bucket, { longestWait });
  const local = folderStore(folder);
  const builds = bucketBuilds({ objects: bucketObjects(bucket, { longestWait: longestWaitForArchive }), local, now });
  const documents = bucketDocuments({ objects, local, now });
  const registry = bucketRegistry({ objects, local, builds, onFault, now });
  let isProbed = false;
  let following: Promise<void> = Promise.resolve();

  /** A server that knows no conditional writes would give one revision to two writers, and lose a release. */
  const check = async (): Promise<void> => {
    if (isProbed) return;
    if (!(await objects.refusesSecondWriter(probe)))
      throw new WrongStore('RELEASES_BUCKET gives one name to two writers: it takes no If-None-Match');
    isProbed = true;
  };
  const look = async (): Promise<void> => {
    await check();
    await documents.follow();
    await registry.follow();
  };
  const follow = (): Promise<void> => {
    following = following.catch(() => {}).then(look);
    return following;
  };
  const isRevision = (name: string) => name.startsWith('registry/');

  return {
    folder,
    follow,
    get: async (name) => (isRevision(name) ? ((await objects.get(name))?.toString() ?? null) : documents.get(name)),
    async add(name, text) {
      if (!isRevision(name)) return documents.add(name, text);
      await check();
      const isAdded = await objects.add(name, text);
      // It stands, whether this machine has the builds of all others in use or not.
      if (isAdded) await follow().catch(onFault);
      return isAdded;
    },
    put: documents.put,
    remove: documents.remove,
    keep: builds.keep,
    hold: builds.hold,
    discard: builds.discard,
  };
};
