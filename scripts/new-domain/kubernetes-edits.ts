import { parseAllDocuments, stringify } from 'yaml';
import { before, type Edit, each } from './edit.ts';
import type { Names } from './names.ts';

interface Variable {
  name: string;
  value?: string;
}
interface Manifest {
  kind: string;
  metadata: { name: string };
  spec: { template: { spec: { containers: { env: Variable[] }[] } } };
}

/** svc-survey's own settings, which another service has no use for. */
const ofSurvey = ['IDENTITY_URL', 'BOOKING_URL', 'SMTP_URL'];

/** What the chart makes of a service, told by what it makes of svc-survey; and the gateways, which find it. */
const inManifests: Edit['change'] = (text, { name, NAME }) => {
  const manifests = parseAllDocuments(text).map((document) => document.toJS() as Manifest);
  const renamed = (manifest: Manifest): Manifest =>
    JSON.parse(JSON.stringify(manifest).replaceAll('svc-survey', `svc-${name}`).replaceAll('DATABASE_URL_SURVEY', `DATABASE_URL_${NAME}`));
  const ofService = manifests.filter(({ metadata }) => metadata.name.includes('svc-survey')).map(renamed);
  for (const { kind, spec } of ofService)
    if (['StatefulSet', 'Job'].includes(kind))
      for (const container of spec.template.spec.containers) container.env = container.env.filter((one) => !ofSurvey.includes(one.name));
  const gateway = manifests.find(({ kind }) => kind === 'Deployment');
  const variables = gateway?.spec.template.spec.containers[0]?.env ?? [];
  const survey = variables.find((variable) => variable.name === 'SURVEY_URL');
  const value = survey?.value?.replaceAll('survey', name);
  variables.splice(
    variables.findIndex((variable) => variable.name === 'ACTOR_SECRET'),
    0,
    { name: `${NAME}_URL`, value },
  );
  return [...manifests, ...ofService].map((manifest) => `---\n${stringify(manifest, { lineWidth: 0 })}`).join('');
};

const row = ({ name, NAME }: Names) => `${name}:
  calls: []
  secrets: [ACTOR_SECRET, DATABASE_URL_${NAME}]
`;

/** Where the platform is made of pods. */
export const kubernetesEdits: readonly Edit[] = [
  {
    file: 'ops/kubernetes/chart/templates/_helpers.tpl',
    change: before('documents:\n  calls: [booking]', row),
  },
  {
    file: 'ops/kubernetes/chart/templates/gateway.yaml',
    change: (text, { name }) => text.replace('"survey" "documents")', `"survey" "documents" "${name}")`),
  },
  {
    file: 'ops/kubernetes/chart/values.yaml',
    change: each(
      before('  svc-documents: {', ({ name }) => `  svc-${name}: { requests: { cpu: 100m, memory: 256Mi }, limits: { memory: 512Mi } }\n`),
      (text, { NAME }) => text.replace('_IDENTITY and _SURVEY', `_IDENTITY, _SURVEY and _${NAME}`),
    ),
  },
  { file: 'ops/kubernetes/plenary.yaml', change: inManifests },
];
