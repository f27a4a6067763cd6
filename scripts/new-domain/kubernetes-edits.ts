import { before, type Edit, each } from './edit.ts';
import type { Names } from './names.ts';

const row = ({ name, NAME }: Names) => `${name}:
  calls: []
  secrets: [ACTOR_SECRET, DATABASE_URL_${NAME}]
`;

/** Where the platform is made of pods. */
export const kubernetesEdits: readonly Edit[] = [
  {
    file: 'ops/kubernetes/chart/templates/_helpers.tpl',
    change: each(before('documents:\n  calls: [booking]', row), (text, { name }) =>
      text.replace('[booking, identity, survey, documents]', `[booking, identity, survey, documents, ${name}]`),
    ),
  },
  {
    file: 'ops/kubernetes/chart/values.yaml',
    change: each(
      before('  svc-documents: {', ({ name }) => `  svc-${name}: { requests: { cpu: 100m, memory: 256Mi }, limits: { memory: 512Mi } }\n`),
      (text, { NAME }) => text.replace('_IDENTITY and _SURVEY', `_IDENTITY, _SURVEY and _${NAME}`),
    ),
  },
];
