import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { type Manifest, readManifests } from './read-manifests.ts';
import { parseTemplate } from './template/parse-template.ts';
import { renderTemplate } from './template/render-template.ts';
import { merged, templateFunctions } from './template/template-functions.ts';

const chart = path.join(import.meta.dirname, 'chart');
const readYaml = (file: string) => parse(readFileSync(file, 'utf8')) as unknown;

/** Values of the chart as those files beside it change them, the last of them first to be asked. */
export const valuesWith = (files: readonly string[]): unknown =>
  [path.join(chart, 'values.yaml'), ...files.map((file) => path.join(import.meta.dirname, file))]
    .map(readYaml)
    .reduce((values, others) => merged(others, values));

/** Templates of the chart, by the names of their files. */
export const chartTemplates = (): Map<string, string> => {
  const folder = path.join(chart, 'templates');
  const names = readdirSync(folder).sort();
  return new Map(names.map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]));
};

/**
 * The objects that these templates make of the values, as `helm template plenary` does (compare.ts). Throws where a template has a fault, and
 * names its file.
 */
export const renderChart = (templates: ReadonlyMap<string, string>, values: unknown): Manifest[] => {
  const parsed = [...templates].map(([name, source]) => ({ name, ...parseTemplate(source) }));
  const defined = new Map(parsed.flatMap((template) => [...template.defined]));
  const include = (name: unknown, data: unknown) => {
    const body = defined.get(String(name));
    if (!body) throw new Error(`No template is called ${String(name)}`);
    return renderTemplate(body, data, functions);
  };
  const functions = { ...templateFunctions, include };
  const data = { Values: values, Release: { Name: 'plenary' } };
  return parsed.flatMap(({ name, body }) => {
    if (!name.endsWith('.yaml')) return [];
    try {
      return readManifests(renderTemplate(body, data, functions));
    } catch (error) {
      throw new Error(`${name}: ${error instanceof Error ? error.message : error}`, { cause: error });
    }
  });
};
