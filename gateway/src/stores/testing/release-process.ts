import { randomBytes } from 'node:crypto';
import { createRegistry } from '../../releases/registry.ts';
import { smallRemote } from '../../testing/small-archive.ts';
import { bucketStore } from '../bucket-store.ts';

// A child process that releases one large build after the other into a bucket, until it is killed. Its arguments are its folder, the
// bucket, and the bytes of each build.
const [folder = '', bucket = '{}', bytes = ''] = process.argv.slice(2);
const store = bucketStore({ folder, bucket: JSON.parse(bucket), onFault: (error) => process.stderr.write(`${error}\n`) });
for (;;) {
  const { manifest, files } = smallRemote({ 'main.js': randomBytes(Number(bytes)).toString('base64') });
  const at = new Date().toISOString();
  const archive = await store.keep({ manifest: { ...manifest, releasedAt: at, releasedBy: 'zoe' }, files });
  const action = { kind: 'release' as const, version: manifest.version, percent: null, ...(archive && { archive }) };
  await createRegistry(store).act({ remote: 'mf-booking', action, by: 'zoe', at });
}
