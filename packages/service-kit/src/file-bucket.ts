import { S3mini } from 's3mini';
import type { FileStore } from './file-store.ts';

export interface Bucket {
  /** Address of the bucket, its name as the path: `https://s3.example/plenary-pictures`. */
  url: string;
  region: string;
  keyId: string;
  secret: string;
}

/** Media types by the endings of names. */
const types: Readonly<Record<string, string>> = { avif: 'image/avif', jpeg: 'image/jpeg', webp: 'image/webp', pdf: 'application/pdf' };
/** Media type of a file, told by its name. */
export const typeOfFile = (name: string): string => types[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream';

const longestWait = 10_000;

/** Objects of a bucket that speaks the protocol of S3. */
export const fileBucket = ({ url, region, keyId, secret }: Bucket): FileStore => {
  const bucket = new S3mini({ endpoint: url, region, accessKeyId: keyId, secretAccessKey: secret, requestAbortTimeout: longestWait });
  return {
    put: async (name, bytes) => void (await bucket.putObject(name, bytes, typeOfFile(name))),
    get: async (name) => {
      const content = await bucket.getObjectArrayBuffer(name);
      return content ? Buffer.from(content) : undefined;
    },
    writtenBefore: async (instant) =>
      ((await bucket.listObjects()) ?? []).filter(({ LastModified }) => new Date(LastModified).getTime() < instant).map(({ Key }) => Key),
    remove: async (name) => void (await bucket.deleteObject(name)),
  };
};
