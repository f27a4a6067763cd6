import { readConfig } from '@plenary/service-kit/read-config';
import * as z from 'zod';
import type { ReleaseStore } from '../releases/release-store.ts';
import { bucketStore } from './bucket-store.ts';
import { folderStore } from './folder-store.ts';

/** Bucket for what is released, by the protocol of S3: `https://s3.example/plenary-releases`. Needs the key and its secret. */
export const releaseBucketSettings = {
  RELEASES_BUCKET: z.url({ protocol: /^https?$/ }).optional(),
  RELEASES_REGION: z.string().min(1).default('auto'),
  RELEASES_KEY_ID: z.string().min(1).optional(),
  RELEASES_SECRET: z.string().min(1).optional(),
};
const settings = z.object(releaseBucketSettings);
type BucketSettings = z.infer<typeof settings>;

export const hasReleasesKey = ({ RELEASES_BUCKET, RELEASES_KEY_ID, RELEASES_SECRET }: BucketSettings): boolean =>
  !RELEASES_BUCKET || Boolean(RELEASES_KEY_ID && RELEASES_SECRET);
export const lacksReleasesKey = { path: ['RELEASES_BUCKET'], message: 'needs RELEASES_KEY_ID and RELEASES_SECRET' };

type Fault = (error: unknown) => void;

/** Where releases lie by these settings: in a folder that machines share, or in a bucket that this one has a copy of. */
export const storeOf = (
  { RELEASES_BUCKET: url, RELEASES_REGION: region, RELEASES_KEY_ID: keyId, RELEASES_SECRET: secret }: BucketSettings,
  folder: string,
  onFault: Fault,
): ReleaseStore =>
  url && keyId && secret ? bucketStore({ folder, bucket: { url, region, keyId, secret }, onFault }) : folderStore(folder);

/** The same, of an environment. Throws WrongSetting naming the wrong one. */
export const storeIn = (environment: Readonly<Record<string, string | undefined>>, folder: string, onFault: Fault): ReleaseStore =>
  storeOf(readConfig(settings.refine(hasReleasesKey, lacksReleasesKey), environment), folder, onFault);
