import {
  lunchServices,
  lunchTypes,
  surveyConfigurations,
  surveyEquipments,
  upsellNames,
  wellnessFormats,
} from '@plenary/contracts/survey-terms';
import { createTexts } from '../testing/texts.ts';
import { stepWords, valueWords } from './survey-words.ts';

const t = createTexts('fr').getFixedT('fr', 'staff');

it.each([
  ['configuration', surveyConfigurations],
  ['equipments', surveyEquipments],
  ['service', lunchServices],
  ['type', lunchTypes],
  ['asked', upsellNames],
  ['format', wellnessFormats],
] as const)('each answer of %s is told in words', (field, values) => {
  for (const value of values) expect(valueWords(t, field, value)).not.toMatch(/^surveys\./);
});

it('the room of an evening alone is its space, and that of a meeting a plenary', () => {
  const part = ['days', '1', 'plenaries', '0'];
  expect(stepWords(t, part, [{ halfDay: 'AM, PM' }, { halfDay: 'Soirée' }])).toBe('Jour 2, espace de la soirée');
  expect(stepWords(t, part, [{ halfDay: 'AM, PM' }, { halfDay: 'PM' }])).toBe('Jour 2, plénière 1');
});
