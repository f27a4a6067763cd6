import { makeSurvey } from '../testing/make-survey.ts';
import { peopleOfSurvey } from './people-of-survey.ts';

const calm = <V>(value: V) => ({ value, hasWarning: false });
const times = { startTime: calm('18:00'), endTime: calm('19:30'), comment: calm('') };
const { summary } = makeSurvey();
const afterwork = { pax: calm(60), allergies: calm(''), ...times };
const teambuilding = { pax: calm(24), ...times };

test('the people of an afterwork and a team-building count where the quote has them, and those of a supplement do not', () => {
  const days = summary.days.map((day) => ({ ...day, afterwork, teambuilding }));
  expect(peopleOfSurvey({ ...summary, days }, { afterwork: true, teambuilding: false })).toMatchObject([
    { day: '2027-03-16', pax: 30, addonPax: { afterwork: 60 } },
  ]);
  expect(peopleOfSurvey(summary, { afterwork: true })[0]?.addonPax).toEqual({});
});
