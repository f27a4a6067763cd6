// helm template plenary chart -f example.values.yaml | node --import tsx compare.ts example.values.yaml: whether Helm makes of the chart what
// render-chart.ts does, by which it is tested where there is no Helm.
import { text } from 'node:stream/consumers';
import { isDeepStrictEqual } from 'node:util';
import { type Manifest, nameOf, readManifests } from './read-manifests.ts';
import { chartTemplates, renderChart, valuesWith } from './render-chart.ts';

const byName = (manifests: Manifest[]) => new Map(manifests.map((manifest) => [nameOf(manifest), manifest]));

const byHelm = byName(readManifests(await text(process.stdin)));
const byUs = byName(renderChart(chartTemplates(), valuesWith(process.argv.slice(2))));
const different = [...new Set([...byHelm.keys(), ...byUs.keys()])].filter((name) => !isDeepStrictEqual(byHelm.get(name), byUs.get(name)));
for (const name of different) console.error(`${name}: Helm makes another`);
console.log(`${byHelm.size} objects made, ${different.length} otherwise by Helm`);
process.exitCode = byHelm.size === 0 || different.length > 0 ? 1 : 0;
