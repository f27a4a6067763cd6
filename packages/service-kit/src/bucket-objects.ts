import { S3mini, S3ServiceError } from 's3mini';

export interface Bucket {
  /** Address of the bucket, its name as the path: `https://s3.example/plenary-pictures`. */
  url: string;
  region: string;
  keyId: string;
  secret: string;
}

export interface ListedObject {
  name: string;
  /** Another one for other content. */
  tag: string;
  /** In milliseconds since 1970. */
  writtenAt: number;
}

/** Media types by the endings of names. */
const types: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  pdf: 'application/pdf',
  json: 'application/json',
  gz: 'application/gzip',
};
/** Media type of a file, told by its name. */
export const typeOfFile = (name: string): string => types[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream';

const onlyNew = { 'if-none-match': '*' };
/** By the protocol: the name is taken, or somebody else takes it in this moment. */
const isTaken = (error: unknown) => error instanceof S3ServiceError && (error.status === 412 || error.status === 409);

/** Objects of a bucket that speaks the protocol of S3. Each is there whole or not at all. */
export const bucketObjects = ({ url, region, keyId, secret }: Bucket, { longestWait }: { longestWait: number }) => {
  const bucket = new S3mini({ endpoint: url, region, accessKeyId: keyId, secretAccessKey: secret, requestAbortTimeout: longestWait });
  /** Writes an object under a name that only one may take; false: it is taken. */
  const add = async (name: string, content: Buffer | string): Promise<boolean> => {
    try {
      await bucket.putObject(name, content, typeOfFile(name), undefined, onlyNew);
      return true;
    } catch (error) {
      if (isTaken(error)) return false;
      throw error;
    }
  };
  return {
    add,
    /** Whether one of two writers of a name is refused: a server may overlook the condition (RFC 9110 §13.1.2), or answer 501 to it. */
    refusesSecondWriter: async (probe: string): Promise<boolean> => {
      try {
        await add(probe, probe);
        return !(await add(probe, probe));
      } catch (error) {
        if (error instanceof S3ServiceError && error.status === 501) return false;
        throw error;
      }
    },
    put: async (name: string, content: Buffer | string): Promise<void> => void (await bucket.putObject(name, content, typeOfFile(name))),
    /** Undefined: there is none of that name. */
    get: async (name: string): Promise<Buffer | undefined> => {
      const content = await bucket.getObjectArrayBuffer(name);
      return content ? Buffer.from(content) : undefined;
    },
    /** All objects whose names begin so. Throws where there is no such bucket. */
    list: async (prefix: string): Promise<ListedObject[]> => {
      const listed = await bucket.listObjects('/', prefix);
      if (!listed) throw new Error(`there is no bucket at ${url}`);
      return listed.map(({ Key, ETag, LastModified }) => ({ name: Key, tag: ETag, writtenAt: new Date(LastModified).getTime() }));
    },
    remove: async (name: string): Promise<void> => void (await bucket.deleteObject(name)),
  };
};
export type BucketObjects = ReturnType<typeof bucketObjects>;
