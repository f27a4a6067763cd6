import type { Stepper } from '@plenary/contracts/survey.schemas';
import fc from 'fast-check';
import { surveyEntries } from './survey-steps.ts';

// Covers L-P01–L-P10.

const entry = (isSaved: boolean) => ({ isSaved, hasWarning: false });
const stepperOf = (saved: { contact: boolean; days: boolean[][]; needs: boolean; upsell?: boolean; summary: boolean }): Stepper => ({
  contact: entry(saved.contact),
  days: saved.days.map((steps, index) => ({
    date: `2027-01-${19 + index}`,
    halfDay: 'AM, PM',
    steps: steps.map((isSaved, room) => ({ type: 'subcommittee', index: room, ...entry(isSaved) })),
  })),
  'additional-needs': entry(saved.needs),
  ...(saved.upsell !== undefined && { upsell: entry(saved.upsell) }),
  summary: entry(saved.summary),
});

const statesOf = (stepper: Stepper) => {
  const { contact, days, rest } = surveyEntries(stepper, null);
  return [contact, ...days.flatMap(({ steps }) => steps), ...rest].map(({ state }) => state);
};

const anyStepper = fc
  .record({
    contact: fc.boolean(),
    days: fc.array(fc.array(fc.boolean(), { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 }),
    needs: fc.boolean(),
    upsell: fc.option(fc.boolean(), { nil: undefined }),
    summary: fc.boolean(),
  })
  .map(({ upsell, ...rest }) => stepperOf({ ...rest, ...(upsell !== undefined && { upsell }) }));

test('no step is done while the one before it is not', () => {
  fc.assert(
    fc.property(anyStepper, (stepper) => {
      const states = statesOf(stepper);
      expect(states.join(' ')).toMatch(/^(done ?)*(default ?)*$/);
    }),
  );
});

test('the day of the current step is in progress, others are done or not begun', () => {
  const stepper = stepperOf({ contact: true, days: [[true], [true, false], [false]], needs: false, summary: false });
  const { days, position, count } = surveyEntries(stepper, { type: 'subcommittee', dayIndex: 1, index: 1 });
  expect(days.map(({ state }) => state)).toEqual(['done', 'inprogress', 'default']);
  expect(days[1]?.steps.map(({ state }) => state)).toEqual(['done', 'inprogress']);
  expect([position, count]).toEqual([4, 7]);
});

test('unordered extras do not keep a saved summary from being done', () => {
  const stepper = stepperOf({ contact: true, days: [[true]], needs: true, upsell: false, summary: true });
  expect(statesOf(stepper)).toEqual(['done', 'done', 'done', 'done', 'done']);
  const rest = surveyEntries(stepper, null).rest.map(({ step }) => step.type);
  expect(rest).toEqual(['additional-needs', 'upsell', 'summary']);
});
