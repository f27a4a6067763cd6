import {
  afterworkFaults,
  contactFaults,
  emailFault,
  requiredCount,
  roomFaults,
  teamBuildingFaults,
} from '@plenary/contracts/survey-faults';
import { isSameTarget, type SurveyStep, stepStates, surveyOrder, targetAfter } from '@plenary/contracts/survey-flow';
import { endLimit, endTimeWarns, halfOfRoom, lunchChoice, paxDirection } from '@plenary/contracts/survey-rules';
import { dayStepTypes, halfDays, defaultOpeningHours as openingHours } from '@plenary/contracts/survey-terms';
import {
  afterworkEndTimes,
  afterworkStartTimes,
  eveningMinutesOf,
  isoDurationOf,
  minutesOf,
  minutesOfDuration,
  roomTimes,
} from '@plenary/contracts/survey-times';
import { telephoneFault } from '@plenary/contracts/telephone';
import fc from 'fast-check';

const pax = fc.integer({ min: 0, max: 1_200 });
const country = fc.constantFrom('FRA' as const, 'BEL' as const, 'ESP' as const);
const roomTime = fc.constantFrom(...roomTimes(openingHours));
const text = fc.string({ maxLength: 2_100 });
const step = fc.record({ type: fc.constantFrom(...dayStepTypes), index: fc.nat(3) });
const uniqueSteps = fc.uniqueArray(step, {
  maxLength: 12,
  selector: ({ type, index }) => (type === 'plenary' || type === 'subcommittee' ? `${type} ${index}` : type),
});
const days = fc.array(fc.record({ steps: uniqueSteps }), { maxLength: 5 });

describe('the way through a survey', () => {
  // Covers L-F08–L-F09.
  it('visits every step once, from contact to summary, and Previous undoes Next', () => {
    fc.assert(
      fc.property(days, (someDays) => {
        const order = surveyOrder(someDays);
        const visited = [order[0]];
        while (visited.at(-1)?.type !== 'summary') visited.push(targetAfter(someDays, visited.at(-1) as SurveyStep, 'next'));
        expect(visited).toEqual(order);
        expect(order).toHaveLength(3 + someDays.flatMap(({ steps }) => steps).length);
        for (const target of order.slice(1, -1)) {
          const back = targetAfter(someDays, targetAfter(someDays, target as SurveyStep, 'previous') as SurveyStep, 'next');
          expect(isSameTarget(back, target)).toBe(true);
        }
      }),
    );
  });

  it('never shows a step as done behind one that is not', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ isSaved: fc.boolean(), isCurrent: fc.boolean() })), (entries) => {
        const states = stepStates(entries);
        expect(states.filter((state, index) => state === 'done' && states.slice(0, index).some((before) => before !== 'done'))).toEqual([]);
      }),
    );
  });
});

describe('warnings', () => {
  it('of pax point the way, and turn round with the values', () => {
    fc.assert(
      fc.property(pax, pax, (now, initial) => {
        const turned = { higher: 'lower', lower: 'higher' } as const;
        const direction = paxDirection(now, initial);
        expect(paxDirection(initial, now)).toBe(direction && turned[direction]);
        expect(direction === null).toBe(now === initial);
      }),
    );
  });

  it('of an end time never come before the limit nor for the quote’s own time, and stay once they came', () => {
    fc.assert(
      fc.property(fc.constantFrom(...halfDays), country, roomTime, roomTime, (halfDay, where, endTime, initialEndTime) => {
        const warns = endTimeWarns({ halfDay, country: where, endTime, initialEndTime });
        const limit = endLimit(halfOfRoom({ halfDay, country: where, initialEndTime }), where);
        if (warns) expect(minutesOf(endTime)).toBeGreaterThanOrEqual(limit ?? Number.POSITIVE_INFINITY);
        if (endTime === initialEndTime || halfDay === 'Soirée') expect(warns).toBe(false);
        const later = roomTimes(openingHours).filter((time) => minutesOf(time) > minutesOf(endTime) && time !== initialEndTime);
        if (warns) for (const time of later) expect(endTimeWarns({ halfDay, country: where, endTime: time, initialEndTime })).toBe(true);
      }),
    );
  });
});

describe('lunch', () => {
  it('offers a service exactly while its seats suffice, and other meals exactly where one is full', () => {
    fc.assert(
      fc.property(pax, pax, pax, (people, service1, service2) => {
        const choice = lunchChoice({
          type: 'standard',
          isServiceStaffChoice: false,
          serviceCapacities: { service1, service2 },
          pax: people,
        });
        expect(choice.choosable.includes('service1')).toBe(service1 >= people);
        expect(choice.choosable.includes('service2')).toBe(service2 >= people);
        expect(choice.offersOthers).toBe(service1 < people || service2 < people);
        expect(choice.choosable.length).toBeGreaterThan(0);
      }),
    );
  });
});

describe('faults', () => {
  it('are found all at once, each at a field of the step', () => {
    const answers = fc.record(
      { displayedMeetingName: text, pax, startTime: roomTime, endTime: roomTime, comment: text },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(answers, fc.constantFrom('plenary' as const, 'subcommittee' as const), (room, place) => {
        const faults = roomFaults(room, { place, openingHours, initialTimes: [] });
        expect(['displayedMeetingName', 'pax', 'startTime', 'endTime', 'comment']).toEqual(expect.arrayContaining(Object.keys(faults)));
        expect(faults.pax === 'required').toBe(!room.pax);
        expect(faults.endTime === 'hours').toBe(Boolean(room.startTime && room.endTime && room.endTime <= room.startTime));
        expect(requiredCount(faults)).toBe(Number(!room.pax) + Number(!room.displayedMeetingName?.trim()));
      }),
    );
  });

  it('of hours follow the clock, over midnight too', () => {
    const [starts, ends] = [afterworkStartTimes(openingHours), afterworkEndTimes(openingHours)];
    fc.assert(
      fc.property(fc.constantFrom(...starts), fc.constantFrom(...ends), (startTime, endTime) => {
        const faults = afterworkFaults({ pax: 1, startTime, endTime }, { openingHours });
        expect(faults.endTime === undefined).toBe(eveningMinutesOf(endTime) > eveningMinutesOf(startTime));
      }),
    );
    fc.assert(
      fc.property(roomTime, roomTime, (startTime, endTime) => {
        const faults = teamBuildingFaults({ pax: 1, startTime, endTime }, { openingHours });
        expect(faults.endTime === undefined).toBe(minutesOf(endTime) > minutesOf(startTime));
      }),
    );
  });

  it('never come of an address that is well formed, and always of one without a place', () => {
    fc.assert(
      fc.property(fc.emailAddress({ size: 'small' }), (email) => expect(emailFault(email)).toBeNull()),
      { numRuns: 300 },
    );
    fc.assert(
      fc.property(
        fc.string().filter((text) => !text.includes('@')),
        (email) => expect(emailFault(email)).not.toBeNull(),
      ),
    );
  });

  it('do not throw, for any input', () => {
    const anything = fc.oneof(fc.string(), fc.constant(null), fc.constant(undefined));
    fc.assert(
      fc.property(
        fc.record({ firstname: anything, lastname: anything, email: anything, phoneNumber: anything, jobTitle: anything }),
        (answers) => {
          expect(Object.values(contactFaults(answers, telephoneFault)).every((code) => typeof code === 'string')).toBe(true);
        },
      ),
    );
  });
});

it('writes and reads durations of any length of minutes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99 * 60 }), (minutes) => expect(minutesOfDuration(isoDurationOf(minutes))).toBe(minutes)),
  );
});
