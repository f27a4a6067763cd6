import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { onEachSurveyWorld } from '../testing/each-survey-world.ts';
import { bookedDay } from '../testing/make-booking.ts';
import { roomBody, surveyOf } from '../testing/survey-answers.ts';

const evening = { ...bookedDay('2026-10-06'), lunchPax: 0, subcommittees: [], evening: 'cocktail' as const };

onEachSurveyWorld((world) => {
  const space = { day: evening.date, place: 'plenary', index: 0, roomId: 'Ternes-E', roomName: 'Le Belvédère' } as const;
  const booked = async () => surveyOf(world, await world.eventOf({ days: [evening], lunches: [], rooms: [space] }));

  describe('the survey of an evening alone', () => {
    // Covers L-Y04, L-I05.
    itOnBothEngines('asks for its space and its guests, from 18:00 on, and offers no extras', async () => {
      const { get } = await booked();
      const { body } = await get();
      expect(body).toMatchObject({ halfDay: 'Soirée', stepper: { days: [{ steps: [{ type: 'plenary' }, { type: 'afterwork' }] }] } });
      expect((await get('day/0')).body).toMatchObject({ halfDay: 'Soirée' });
      expect((await get('upsell')).body.addons).toMatchObject([
        { name: 'teambuilding', isUnavailable: true },
        { name: 'wellness', isUnavailable: true },
        { name: 'facilitator', isUnavailable: true },
        { name: 'afterwork', state: 'in-quote' },
      ]);
      expect((await get('day/0/plenary/0')).body).toMatchObject({
        roomName: 'Le Belvédère',
        ...{ configuration: 'standing', startTime: '18:00', endTime: '19:30' },
      });
    });

    // Covers L-G13.
    it('never warns of a later end of its space, and has no hours of the day', async () => {
      const { get, put } = await booked();
      const { body } = await get('day/0/plenary/0');
      const answers = { ...roomBody, pax: body.pax, configuration: 'standing' };
      const late = await put('day/0/plenary/0', { ...answers, startTime: '18:00', endTime: '23:30' });
      expect(late).toMatchObject({ status: 200, body: { hasWarning: false } });
      expect((await get('day/0/plenary/0')).body).toMatchObject({ endTime: '23:30', endTimeWarning: false });
      expect((await put('day/0/plenary/0', { ...answers, startTime: '09:00', endTime: '12:00' })).status).toBe(400);
    });
  });
});
