// helm template plenary chart -f example.values.yaml | node --import tsx compare.ts: whether plenary.yaml shows what the chart makes.
// With -f bucket.values.yaml beside it, and `with-bucket.yaml` as the argument: whether both files do.
import { text } from 'node:stream/consumers';
import { isDeepStrictEqual } from 'node:util';
import { nameOf, readManifests } from './read-manifests.ts';
import { shownManifests } from './shown-manifests.ts';

const byName = (manifests: ReturnType<typeof readManifests>) => new Map(manifests.map((manifest) => [nameOf(manifest), manifest]));

const made = byName(readManifests(await text(process.stdin)));
const shown = byName(shownManifests(process.argv[2]));
const different = [...new Set([...made.keys(), ...shown.keys()])].filter((name) => !isDeepStrictEqual(made.get(name), shown.get(name)));
for (const name of different) console.error(`${name}: the chart makes another than is shown`);
console.log(`${made.size} objects made, ${different.length} other than shown`);
process.exitCode = made.size === 0 || different.length > 0 ? 1 : 0;
