import { type Bucket, bucketObjects } from './bucket-objects.ts';
import type { FileStore } from './file-store.ts';

const longestWait = 10_000;

/** Files of a service in a bucket. */
export const fileBucket = (bucket: Bucket): FileStore => {
  const { put, get, list, remove } = bucketObjects(bucket, { longestWait });
  return {
    put,
    get,
    writtenBefore: async (instant) => (await list('')).filter(({ writtenAt }) => writtenAt < instant).map(({ name }) => name),
    remove,
  };
};
