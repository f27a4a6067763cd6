import { fuzzService, fuzzSettings } from '@plenary/http/testing/fuzz-service';
import { as } from '@plenary/service-kit/testing/as-actor';
import { onEachSurveyWorld } from './testing/each-survey-world.ts';
import { makePicture } from './testing/make-picture.ts';
import { makeScientist } from './testing/make-scientist.ts';
import { roomBody, wellnessBody } from './testing/survey-answers.ts';
import { claire, staff } from './testing/survey-world.ts';

const day = '/api/meeting-events/{eventId}/customer-survey/day/{dayIndex}';

onEachSurveyWorld((world) => {
  it('svc-survey answers every request as its contract says', async () => {
    const eventId = await world.eventOf();
    const { endpoints, untried, faults } = await fuzzService({
      app: world.app,
      headersFor: ({ access }) => {
        if (access === 'service') return as({ kind: 'service', name: 'svc-booking' });
        return as(access === 'staff' || access === 'admin' ? { ...staff, role: 'admin' } : claire);
      },
      known: {
        eventId: [eventId],
        userSalesforceId: ['0037Q00000Cl001AAA', '0037Q00000Cl001'],
        dayIndex: ['0', '9'],
        plenaryIndex: ['0', '9'],
        subcommitteeIndex: ['0', '9'],
      },
      bodies: {
        'PUT /api/staff/meeting-scientists/{scientistId}': [makeScientist({ picture: makePicture('webp') })],
        [`PUT ${day}/plenary/{plenaryIndex}`]: [{ action: 'next', ...roomBody }],
        [`PUT ${day}/subcommittee/{subcommitteeIndex}`]: [{ action: 'next', ...roomBody }],
        [`PUT ${day}/wellness`]: [{ action: 'next', ...wellnessBody }],
      },
      ...fuzzSettings(),
    });
    expect({ untried, faults }).toEqual({ untried: [], faults: [] });
    expect(endpoints).toBeGreaterThan(30);
  });
});
