import { composeEdits } from './compose-edits.ts';
import { before, type Edit, each, replaced } from './edit.ts';
import { kubernetesEdits } from './kubernetes-edits.ts';
import type { Names } from './names.ts';

const builds = ({ name }: Names) => ({ remote: `"@plenary/mf-${name}#build"`, service: `"@plenary/svc-${name}#build"` });

/** In every list of builds that has them all. */
const inListsOfBuilds: Edit['change'] = each(
  replaced(/^( *)("@plenary\/mf-staff#build",)(?=\n *"@plenary\/mf-survey#build")/gm, (names) => `$1${builds(names).remote},\n$1$2`),
  replaced(/^( *)("@plenary\/svc-survey#build")$/gm, (names) => `$1${builds(names).service},\n$1$2`),
);

const stage = ({ name }: Names) => `FROM source AS modules-svc-${name}
RUN npm ci --omit=dev --ignore-scripts --workspace svc-${name} && npm rebuild better-sqlite3

`;
const image = ({ name }: Names) => `FROM process AS svc-${name}
COPY --from=modules-svc-${name} /src/node_modules ./node_modules
COPY --from=build /src/svc-${name}/dist ./
USER node

`;

/** Every file that lists domains, and the line that a new one gets in it. */
export const centralFiles: readonly Edit[] = [
  {
    file: 'packages/contracts/src/services.ts',
    change: before('] as const satisfies readonly Row[]', ({ name }) => `  { name: '${name}', hasDatabase: true },\n`),
  },
  {
    file: 'packages/contracts/src/endpoints.ts',
    change: each(
      before("import * as guests from './guests.endpoints.ts'", ({ name }) => `import * as ${name} from './${name}.endpoints.ts';\n`),
      before('  guests,\n', ({ name }) => `  ${name},\n`),
    ),
  },
  {
    file: 'packages/contracts/src/registry.ts',
    change: each(
      before("import * as guests from './guests.schemas.ts'", ({ name }) => `import * as ${name} from './${name}.schemas.ts';\n`),
      before('  guests,\n', ({ name }) => `  ${name},\n`),
    ),
  },
  {
    file: 'e2e/authorisation/rows.ts',
    change: before("  'GET /api/available-venues': 'open',", ({ name }) => `  'GET /api/${name}/topics': 'open',\n`),
  },
  {
    file: 'e2e/stand-alone/states.ts',
    change: before("  'mf-survey': {", ({ name }) => `  'mf-${name}': { accountOf: () => claire, states: [] },\n`),
  },
  { file: 'e2e/turbo.json', change: inListsOfBuilds },
  { file: 'ops/turbo.json', change: inListsOfBuilds },
  {
    file: 'ops/package.json',
    change: before('"@plenary/svc-identity": "*"', ({ name }) => `    "@plenary/svc-${name}": "*",\n`),
  },
  {
    file: 'ops/images/config-of.ts',
    change: each(
      before('import { identityConfig } from', ({ name }) => `import { ${name}Config } from '@plenary/svc-${name}/config';\n`),
      before("  'svc-identity': identityConfig,", ({ name }) => `  'svc-${name}': ${name}Config,\n`),
    ),
  },
  {
    file: 'ops/backup/testing/own-migrations.ts',
    change: each(
      before(
        'import { identityMigrations } from',
        ({ name }) => `import { ${name}Migrations } from '@plenary/svc-${name}/db/migrations';\n`,
      ),
      before('  identity: identityMigrations,', ({ name }) => `  ${name}: ${name}Migrations,\n`),
    ),
  },
  {
    file: '.dependency-cruiser.mjs',
    change: each(before("  'svc-documents':", ({ name }) => `  'mf-${name}': 'topics',\n  'svc-${name}': 'db topics',\n`)),
  },
  {
    file: 'Dockerfile',
    change: each(
      before('FROM source AS modules-gateway', stage),
      before('FROM process AS gateway', image),
      replaced(
        /^COPY --from=build \/src\/mf-client-area\/dist .*$/m,
        ({ name }) => `$&\nCOPY --from=build /src/mf-${name}/dist ./web/mf-${name}/dist`,
      ),
    ),
  },
  {
    file: 'docs/settings.md',
    change: each(
      before(
        '| `TRUSTED_PROXIES` |',
        ({ name, NAME }) =>
          `| \`DATABASE_URL_${NAME}\` | none | the database of svc-${name}, as those above | \`postgres://plenary:…@db.internal/${name}\` |\n`,
      ),
      before(
        '| `OPENING_HOUR`',
        ({ name, NAME }) =>
          `| \`${NAME}_URL\` | set between the services by \`npm start\` | where the gateway finds svc-${name} | \`http://10.0.0.1:4005\` |\n`,
      ),
    ),
  },
  ...composeEdits,
  ...kubernetesEdits,
];
