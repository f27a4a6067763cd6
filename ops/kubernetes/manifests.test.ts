import { readFileSync } from 'node:fs';
import path from 'node:path';
import { addressSetting, databaseNames, serviceNames } from '@plenary/contracts/services';
import { makeSecret } from '@plenary/service-kit/made-secret';
import { scratchFolder } from '@plenary/service-kit/testing/scratch-folder';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Deployment, StatefulSet } from 'kubernetes-types/apps/v1';
import type { Job } from 'kubernetes-types/batch/v1';
import type { Container, EnvVar, PersistentVolumeClaim, PodSpec, PodTemplateSpec, Service } from 'kubernetes-types/core/v1';
import type { NetworkPolicy } from 'kubernetes-types/networking/v1';
import type { PodDisruptionBudget } from 'kubernetes-types/policy/v1';
import { configOf } from '../images/config-of.ts';
import { type Manifest, nameOf } from './read-manifests.ts';
import { chartTemplates, renderChart, valuesWith } from './render-chart.ts';
import { parseTemplate } from './template/parse-template.ts';
import { typeFaults } from './type-faults.ts';

const read = (name: string) => readFileSync(path.join(import.meta.dirname, name), 'utf8');
const made = (...files: string[]) => renderChart(chartTemplates(), valuesWith(files));
const manifests = made('example.values.yaml');
const find = <T>(kind: string, name: string) => manifests.find((manifest) => nameOf(manifest) === `${kind} plenary-${name}`) as T;
const ofKind = <T>(kind: string) => manifests.filter((manifest) => manifest.kind === kind) as (Manifest & T)[];

const parts = [...serviceNames.map((name) => `svc-${name}`), 'gateway'];
const workloadOf = (part: string) => find<StatefulSet & Deployment>(part === 'gateway' ? 'Deployment' : 'StatefulSet', part);
const templates: [string, PodTemplateSpec][] = [
  ...parts.map((part): [string, PodTemplateSpec] => [part, workloadOf(part).spec?.template as PodTemplateSpec]),
  ...ofKind<Job>('Job').map((job): [string, PodTemplateSpec] => [job.metadata.name, job.spec?.template as PodTemplateSpec]),
];
const podOf = (template: PodTemplateSpec) => template.spec as PodSpec;
const containerOf = (template: PodTemplateSpec) => podOf(template).containers[0] as Container;

const secrets: Record<string, string> = {
  ACTOR_SECRET: makeSecret(),
  IDENTITY_SECRET: makeSecret(),
  SMTP_URL: 'smtps://user:password@mail.example',
  PICTURES_KEY_ID: 'key',
  PICTURES_SECRET: 'of the key',
  DOCUMENTS_KEY_ID: 'key',
  DOCUMENTS_SECRET: 'of the key',
  RELEASES_KEY_ID: 'key',
  RELEASES_SECRET: 'of the key',
  ...Object.fromEntries(databaseNames.map((name) => [`DATABASE_URL_${name.toUpperCase()}`, `postgres://plenary@database/${name}`])),
};
const valueFor = ({ value, valueFrom }: EnvVar): string | undefined => {
  const secret = valueFrom?.secretKeyRef;
  return secret ? secrets[secret.key] : value;
};
const environmentOf = (template: PodTemplateSpec) => {
  const variables = containerOf(template).env ?? [];
  return Object.fromEntries(variables.map((variable) => [variable.name, valueFor(variable)]));
};

test('every object is one that Kubernetes takes', () => {
  expect(manifests.length).toBeGreaterThan(20);
  expect(typeFaults(manifests, scratchFolder('manifests-'))).toEqual([]);
});

test('a field that Kubernetes does not know is found', () => {
  const [gateway] = ofKind<Deployment>('Deployment');
  const misspelt = { ...gateway, spec: { ...gateway?.spec, replica: 2 } } as unknown as Manifest;
  expect(typeFaults([misspelt], scratchFolder('manifests-'))).toEqual([
    expect.stringMatching(/"replica"' does not exist in type 'DeploymentSpec'/),
  ]);
});

test.each(templates)('%s runs without rights on a file system that it cannot write to, within bounds of memory', (_, template) => {
  const { securityContext, automountServiceAccountToken } = podOf(template);
  expect(automountServiceAccountToken).toBe(false);
  expect(securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000, seccompProfile: { type: 'RuntimeDefault' } });
  expect(containerOf(template)).toMatchObject({
    securityContext: { allowPrivilegeEscalation: false, readOnlyRootFilesystem: true, capabilities: { drop: ['ALL'] } },
    resources: { requests: { cpu: expect.any(String) }, limits: { memory: expect.any(String) } },
  });
});

test.each(templates)('%s starts with the settings that it is given', (name, template) => {
  const part = name.replace(/^plenary-|-migration$/g, '');
  expect(configOf(part, environmentOf(template))).toMatchObject({ DRAIN_SECONDS: 10 });
});

test('a part does not start without its secret', () => {
  const template = workloadOf('svc-identity').spec?.template as PodTemplateSpec;
  expect(() => configOf('svc-identity', { ...environmentOf(template), ACTOR_SECRET: undefined })).toThrow('ACTOR_SECRET');
});

test.each(parts)('%s has two replicas, is asked whether it lives and takes calls, and is never ended as a whole', (part) => {
  const workload = workloadOf(part);
  expect(workload.spec?.replicas).toBe(2);
  expect(containerOf(workload.spec?.template as PodTemplateSpec)).toMatchObject({
    livenessProbe: { httpGet: { path: '/livez' } },
    readinessProbe: { httpGet: { path: '/readyz' } },
  });
  const budget = find<PodDisruptionBudget>('PodDisruptionBudget', part);
  expect(budget.spec).toMatchObject({ maxUnavailable: 1, selector: workload.spec?.selector });
  const grace = podOf(workload.spec?.template as PodTemplateSpec).terminationGracePeriodSeconds ?? 0;
  expect(grace).toBeGreaterThanOrEqual(10 + 10 + 10);
});

test('the gateway knows every replica of every service by a name that stays', () => {
  const environment = environmentOf(workloadOf('gateway').spec?.template as PodTemplateSpec);
  for (const name of serviceNames) {
    const host = `plenary-svc-${name}`;
    expect(environment[addressSetting(name)]).toBe(`http://${host}-0.${host}:8080,http://${host}-1.${host}:8080`);
    expect(find<Service>('Service', `svc-${name}`).spec).toMatchObject({ clusterIP: 'None', publishNotReadyAddresses: true });
  }
});

test('every database is migrated by a job before the new version starts', () => {
  const jobs = ofKind<Job>('Job');
  expect(jobs.map(({ metadata }) => metadata.name).sort()).toEqual(databaseNames.map((name) => `plenary-svc-${name}-migration`));
  for (const job of jobs) {
    expect(job.metadata).toMatchObject({ annotations: { 'helm.sh/hook': 'pre-install,pre-upgrade' } });
    expect(containerOf(job.spec?.template as PodTemplateSpec).env).toContainEqual({ name: 'MIGRATE_ONLY', value: 'on' });
  }
});

test('only the gateway is reached from outside, and services only from the platform’s own pods', () => {
  const services = find<NetworkPolicy>('NetworkPolicy', 'services').spec;
  expect(services?.podSelector?.matchExpressions).toEqual([{ key: 'app.kubernetes.io/component', operator: 'NotIn', values: ['gateway'] }]);
  const [calls, metrics] = services?.ingress ?? [];
  expect(calls?.from).toEqual([
    { podSelector: { matchLabels: { 'app.kubernetes.io/instance': 'plenary', 'app.kubernetes.io/name': 'plenary' } } },
  ]);
  expect(metrics?.ports).toEqual([{ port: 9090 }]);
  for (const [, { metadata }] of templates) expect(metadata?.labels).toMatchObject({ 'app.kubernetes.io/instance': 'plenary' });
});

test('no secret stands in a manifest: each comes from the secret of the namespace, and each part has only its own', () => {
  expect(JSON.stringify(manifests)).not.toMatch(/[0-9a-f]{64}/);
  const keysOf = (part: string) =>
    (containerOf(workloadOf(part).spec?.template as PodTemplateSpec).env ?? []).flatMap(
      ({ valueFrom }) => valueFrom?.secretKeyRef?.key ?? [],
    );
  expect(keysOf('svc-documents')).toEqual(['ACTOR_SECRET', 'ACTOR_SECRET_PREVIOUS']);
  expect(keysOf('svc-survey')).not.toContain('IDENTITY_SECRET');
  expect(keysOf('gateway')).toEqual(['ACTOR_SECRET', 'ACTOR_SECRET_PREVIOUS']);
});

/** Names of claims that pods mount, anywhere in an object. */
const mountedBy = (part: unknown): string[] => {
  if (typeof part !== 'object' || part === null) return [];
  const own = 'claimName' in part && typeof part.claimName === 'string' ? [part.claimName] : [];
  return [...own, ...Object.values(part).flatMap(mountedBy)];
};

test('what several replicas write outlives the chart', () => {
  const claims = ofKind<PersistentVolumeClaim>('PersistentVolumeClaim');
  expect(claims.map(({ metadata }) => metadata.name).sort()).toEqual([...new Set(manifests.flatMap(mountedBy))].sort());
  for (const { metadata, spec } of claims) {
    expect(metadata).toMatchObject({ annotations: { 'helm.sh/resource-policy': 'keep' } });
    expect(spec?.accessModes).toEqual(['ReadWriteMany']);
  }
});

const withBucket = made('example.values.yaml', 'bucket.values.yaml');
test.each([
  ['PICTURES', ['StatefulSet plenary-svc-booking', 'Job plenary-svc-booking-migration'], 'PICTURES_DIR'],
  ['DOCUMENTS', ['StatefulSet plenary-svc-documents'], undefined],
  ['RELEASES', ['Deployment plenary-gateway'], undefined],
])('%s lie in a bucket where the values name one, with a key from the secret and without a volume', (kind, names, folder) => {
  const shown = { BUCKET: `https://s3.example/plenary-${kind.toLowerCase()}`, REGION: 'eu-west-3', KEY_ID: 'key', SECRET: 'of the key' };
  for (const name of names) {
    const { spec } = withBucket.find((manifest) => nameOf(manifest) === name) as Manifest & StatefulSet;
    const config = configOf(name.replace(/^\w+ plenary-|-migration$/g, ''), environmentOf(spec?.template as PodTemplateSpec));
    for (const [setting, value] of Object.entries(shown)) expect(config[`${kind}_${setting}`]).toBe(value);
    if (folder) expect(config).not.toHaveProperty(folder);
  }
  const claims = withBucket.filter(({ kind }) => kind === 'PersistentVolumeClaim').map(nameOf);
  expect(claims).toEqual([]);
  expect(typeFaults(withBucket, scratchFolder('manifests-'))).toEqual([]);
});

const faultsOf = (values: unknown): string[] => {
  const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true });
  return ajv.validate(JSON.parse(read('chart/values.schema.json')), values)
    ? []
    : (ajv.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
};

test('the schema of the values takes the examples, and asks for what no default can say', () => {
  expect(faultsOf(valuesWith(['example.values.yaml']))).toEqual([]);
  expect(faultsOf(valuesWith(['example.values.yaml', 'bucket.values.yaml']))).toEqual([]);
  expect(faultsOf(valuesWith([]))).toEqual(
    expect.arrayContaining([expect.stringMatching(/^\/host /), "/settings must have required property 'SETTLEMENT_IBAN'"]),
  );
});

test.each([
  'ACTOR_SECRET',
  'IDENTITY_SECRET_PREVIOUS',
  'SMTP_URL',
  'DATABASE_URL_SURVEY',
  'PICTURES_KEY_ID',
  'DOCUMENTS_SECRET',
  'RELEASES_KEY_ID',
])('the values take no %s, which belongs in the secret', (name) => {
  const { settings, ...values } = valuesWith(['example.values.yaml']) as { settings: object };
  expect(faultsOf({ ...values, settings: { ...settings, [name]: 'x' } })).toContain('/settings property name must be valid');
});

test.each([
  ['a text where a function wants true or false', 'storage.yaml', '(ne .Values.pictures.bucket "")', '.Values.pictures.bucket', 'ternary'],
  ['a value that nobody gives', 'network.yaml', '.Values.monitoring.namespace', '.Values.watching.namespace', 'namespace'],
  ['a template that nobody wrote', 'gateway.yaml', 'include "plenary.budget"', 'include "plenary.bugdet"', 'plenary.bugdet'],
  ['an object that is no YAML', 'services.yaml', 'spec:', 'spec: [', 'flow sequence'],
])('%s ends the making of the chart, with the name of the file', (_, file, right, wrong, reason) => {
  const templates = chartTemplates();
  const broken = templates.get(file)?.replaceAll(right, wrong) ?? '';
  expect(broken).not.toBe(templates.get(file));
  const make = () => renderChart(templates.set(file, broken), valuesWith(['example.values.yaml']));
  expect(make).toThrow(file);
  expect(make).toThrow(reason);
});

test('a block without an end is no template', () => {
  expect(() => parseTemplate('{{- if .a }}b')).toThrow('A block ends with nothing');
  expect(() => parseTemplate('b{{ end }}')).toThrow('end without a block');
});
