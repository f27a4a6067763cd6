import { before, type Edit, each, replaced } from './edit.ts';
import type { Names } from './names.ts';

const row = ({ name, NAME }: Names) => `${name}:
  calls: []
  secrets: [ACTOR_SECRET, DATABASE_URL_${NAME}]
`;

/** Where the platform is made of pods. */
export const kubernetesEdits: readonly Edit[] = [
  {
    file: 'ops/kubernetes/chart/templates/_helpers.tpl',
    change: each(
      before('documents:\n  calls: [booking]', row),
      replaced(/(define "plenary\.gateway" -\}\}\ncalls: \[[^\]]*)/, ({ name }) => `$1, ${name}`),
    ),
  },
  {
    file: 'ops/kubernetes/chart/values.yaml',
    change: each(
      before('  svc-documents: {', ({ name }) => `  svc-${name}: { requests: { cpu: 100m, memory: 256Mi }, limits: { memory: 512Mi } }\n`),
      replaced(/(DATABASE_URL_BOOKING\b.*) and (_[A-Z]+)\.$/m, ({ NAME }) => `$1, $2 and _${NAME}.`),
    ),
  },
];
