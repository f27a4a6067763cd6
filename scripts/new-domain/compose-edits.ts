import { before, type Edit, each, replaced } from './edit.ts';
import type { Names } from './names.ts';

const service = ({ name, NAME }: Names) => `x-svc-${name}: &svc-${name}
  <<: *process
  image: plenary/svc-${name}
  build: { context: ../.., target: svc-${name} }
  networks: [inside, data]
  depends_on: { postgres: { condition: service_healthy } }
  tmpfs: [/tmp, '/data:uid=1000,gid=1000,mode=0700']
  environment:
    <<: *settings
    DATABASE_URL_${NAME}: postgres://plenary:\${POSTGRES_PASSWORD}@postgres/${name}

`;

/** Where the platform is composed of containers. */
export const composeEdits: readonly Edit[] = [
  {
    file: 'ops/compose/compose.yaml',
    change: each(
      before('  - &documents-url', ({ name }) => `  - &${name}-url http://svc-${name}-1:8080,http://svc-${name}-2:8080\n`),
      before('x-svc-documents: &svc-documents', service),
      replaced(/(x-gateway: &gateway[\s\S]*?\n)( {4}DOCUMENTS_URL: )/, ({ name, NAME }) => `$1    ${NAME}_URL: *${name}-url\n$2`),
      before('  svc-identity-1: *svc-identity', ({ name }) => `  svc-${name}-1: *svc-${name}\n  svc-${name}-2: *svc-${name}\n`),
    ),
  },
  {
    file: 'ops/compose/databases.sql',
    change: replaced(/^CREATE DATABASE \w+(.*)\n*$(?![\s\S])/m, ({ name }) => `$&CREATE DATABASE ${name}$1\n`),
  },
  {
    file: 'ops/compose/collector.yaml',
    change: before(
      '        - job_name: svc-identity',
      ({ name }) =>
        `        - job_name: svc-${name}\n          static_configs: [{ targets: ['svc-${name}-1:9090', 'svc-${name}-2:9090'] }]\n`,
    ),
  },
];
