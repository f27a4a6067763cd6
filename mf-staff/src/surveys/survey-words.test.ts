import {
  lunchServices,
  lunchTypes,
  surveyConfigurations,
  surveyEquipments,
  upsellNames,
  wellnessFormats,
} from '@plenary/contracts/survey-terms';
import { createTexts } from '../testing/texts.ts';
import { valueWords } from './survey-words.ts';

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
