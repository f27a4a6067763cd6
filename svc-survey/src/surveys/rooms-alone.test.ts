import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { onEachSurveyWorld } from '../testing/each-survey-world.ts';
import { surveyOf, wholeBooking } from '../testing/survey-answers.ts';

// Covers B-D05.

const noAddons = { teambuilding: false, wellness: false, facilitator: false, afterwork: false };
/** A booking as svc-booking sends it in rooms-only mode. */
const roomsAlone = {
  days: wholeBooking.days?.map((day) => ({ ...day, lunchPax: 0 })),
  addons: noAddons,
  lunches: [],
};
const typesOf = (body: { stepper: { days: { steps: { type: string }[] }[] } }) => [
  ...new Set(body.stepper.days.flatMap(({ steps }) => steps.map(({ type }) => type))),
];

onEachSurveyWorld(
  (world) => {
    itOnBothEngines('asks about rooms alone, and knows no step for add-ons', async () => {
      const { get, put } = surveyOf(world, await world.eventOf({ ...wholeBooking, ...roomsAlone }));
      const { body } = await get();
      expect(typesOf(body)).toEqual(['plenary', 'subcommittee']);
      expect(body.stepper).not.toHaveProperty('upsell');
      expect((await get('upsell')).status).toBe(404);
      expect((await put('upsell', { wellness: true })).status).toBe(404);
      expect((await get('summary')).body.days).toMatchObject([{ lunch: null }, { lunch: null }]);
    });
  },
  { roomsAlone: true },
);
