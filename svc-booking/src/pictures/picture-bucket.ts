import { S3mini } from 's3mini';
import { type PictureStore, pictureType } from './picture-store.ts';

export interface Bucket {
  /** Address of the bucket, its name as the path: `https://s3.example/plenary-pictures`. */
  url: string;
  region: string;
  keyId: string;
  secret: string;
}

const longestWait = 10_000;

/** Objects of a bucket that speaks the protocol of S3. */
export const pictureBucket = ({ url, region, keyId, secret }: Bucket): PictureStore => {
  const bucket = new S3mini({ endpoint: url, region, accessKeyId: keyId, secretAccessKey: secret, requestAbortTimeout: longestWait });
  return {
    put: async (name, bytes) => void (await bucket.putObject(name, bytes, pictureType(name))),
    get: async (name) => {
      const content = await bucket.getObjectArrayBuffer(name);
      return content ? Buffer.from(content) : undefined;
    },
    writtenBefore: async (instant) =>
      ((await bucket.listObjects()) ?? []).filter(({ LastModified }) => new Date(LastModified).getTime() < instant).map(({ Key }) => Key),
    remove: async (name) => void (await bucket.deleteObject(name)),
  };
};
