import { afterSave, type SurveyStep, type SurveyTarget, stepStates, surveyOrder, targetAfter } from './survey-flow.ts';

// Covers L-F01–L-F10.

const days = [
  {
    steps: [
      { type: 'team-building' },
      { type: 'lunch' },
      { type: 'subcommittee', index: 1 },
      { type: 'afterwork' },
      { type: 'plenary', index: 0 },
      { type: 'wellness' },
      { type: 'subcommittee', index: 0 },
    ],
  },
  { steps: [{ type: 'plenary', index: 0 }] },
] as const;

const whole: SurveyTarget[] = [
  { type: 'contact' },
  { type: 'plenary', dayIndex: 0, index: 0 },
  { type: 'subcommittee', dayIndex: 0, index: 0 },
  { type: 'subcommittee', dayIndex: 0, index: 1 },
  { type: 'lunch', dayIndex: 0 },
  { type: 'wellness', dayIndex: 0 },
  { type: 'afterwork', dayIndex: 0 },
  { type: 'team-building', dayIndex: 0 },
  { type: 'plenary', dayIndex: 1, index: 0 },
  { type: 'additional-needs' },
  { type: 'summary' },
];

it('goes through contact, each day in its order, additional needs and summary', () => {
  expect(surveyOrder(days)).toEqual(whole);
});

it('leads from each step to the one after it, and back', () => {
  for (const [place, step] of whole.slice(0, -1).entries()) {
    expect(targetAfter(days, step as SurveyStep, 'next')).toEqual(whole[place + 1]);
    if (place > 0) expect(targetAfter(days, step as SurveyStep, 'previous')).toEqual(whole[place - 1]);
  }
});

it('stays at the contact where nothing is before it', () => {
  expect(targetAfter(days, { type: 'contact' }, 'previous')).toEqual({ type: 'contact' });
});

it('leads from the upsell, which is no part of the order, to the summary or the additional needs', () => {
  expect(targetAfter(days, { type: 'upsell' }, 'next')).toEqual({ type: 'summary' });
  expect(targetAfter(days, { type: 'upsell' }, 'previous')).toEqual({ type: 'additional-needs' });
});

describe('with returnTo=summary', () => {
  const lunch: SurveyStep = { type: 'lunch', dayIndex: 0 };
  const nextStep: SurveyTarget = { type: 'wellness', dayIndex: 0 };
  const summary = { type: 'summary' };

  it.each([
    ['a day step', lunch, 'next', summary],
    ['a day step', lunch, 'previous', nextStep],
    ['the contact', { type: 'contact' }, 'next', summary],
    ['the contact', { type: 'contact' }, 'previous', summary],
    ['the additional needs', { type: 'additional-needs' }, 'next', summary],
    ['the additional needs', { type: 'additional-needs' }, 'previous', summary],
  ] as const)('%s (%j) on %s goes to %j', (_, step, action, target) => {
    expect(afterSave({ step, action, returnsToSummary: true, nextStep })).toEqual(target);
    expect(afterSave({ step, action, returnsToSummary: false, nextStep })).toEqual(nextStep);
  });
});

describe('the stepper', () => {
  const entry = (isSaved: boolean, isCurrent = false) => ({ isSaved, isCurrent });

  it.each([
    ['nothing saved', [entry(false, true), entry(false)], ['inprogress', 'default']],
    ['the first done', [entry(true), entry(false, true)], ['done', 'inprogress']],
    ['one saved behind one that is not', [entry(false, true), entry(true)], ['inprogress', 'default']],
    [
      'one saved two behind one that is not',
      [entry(true), entry(false), entry(true), entry(true)],
      ['done', 'default', 'default', 'default'],
    ],
    ['back at one that was saved', [entry(true), entry(true, true), entry(true)], ['done', 'inprogress', 'default']],
    ['all done', [entry(true), entry(true)], ['done', 'done']],
  ] as const)('with %s shows %3$j', (_, entries, states) => {
    expect(stepStates(entries)).toEqual(states);
  });
});
