import type { TFunction } from 'i18next';
import { stepName } from './step-names.ts';

const t = ((key: string) => key) as unknown as TFunction<'survey'>;
const day = (halfDay: 'AM, PM' | 'Soirée') => ({
  ...{ date: '2027-01-19', halfDay },
  steps: [{ type: 'plenary' as const, index: 0, isSaved: false, hasWarning: false }],
});

test('the room of an evening alone is its space, and that of a meeting a plenary', () => {
  const days = [day('AM, PM'), day('Soirée')];
  const names = days.map((_, dayIndex) => stepName(t, { type: 'plenary', dayIndex, index: 0 }, days));
  expect(names).toEqual(['step.plenary', 'step.eveningSpace']);
});
