import fc from 'fast-check';
import type * as z from 'zod';
import type { FieldErrors } from './problem.ts';
import { saveAfterwork, saveTeamBuilding, saveWellness } from './survey-activities.schemas.ts';
import { saveAdditionalNeeds, saveContact, saveUpsell } from './survey-event-steps.schemas.ts';
import {
  afterworkFaults,
  contactFaults,
  lunchFaults,
  needsFaults,
  roomFaults,
  teamBuildingFaults,
  wellnessFaults,
} from './survey-faults.ts';
import { saveLunch } from './survey-lunch.schemas.ts';
import { savePlenary, saveSubcommittee } from './survey-rooms.schemas.ts';
import { defaultOpeningHours as openingHours } from './survey-terms.ts';
import { telephoneFault } from './telephone.ts';

const text = fc.option(
  fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.emailAddress(),
    fc.constantFrom(
      '',
      ' ',
      'Comité',
      'service1',
      'any',
      'PT15M',
      'PT1H',
      ...[30, 31, 40, 41, 72, 73, 200, 201].map((length) => 'x'.repeat(length)),
    ),
    fc.constantFrom('08:00', '09:00', '18:00', '19:00', '23:30', '01:00', '25:00', 'x'.repeat(1_001), 'x'.repeat(2_001)),
  ),
  { nil: null },
);
const pax = fc.option(fc.integer({ min: 0, max: 1_100 }), { nil: null });
const room = { displayedMeetingName: text, pax, startTime: text, endTime: text, comment: text, accurateRoomConfiguration: text };
const lunch = { pax, service: fc.constantFrom('service1', 'service2', 'meal_trays', 'any', ''), allergies: text, comment: text };

/** The service refuses what the schema refuses, else what the same function finds: the schema may not be the stricter one. */
const steps: [name: string, schema: z.ZodType, answers: Record<string, fc.Arbitrary<unknown>>, faults: (answers: never) => FieldErrors][] =
  [
    [
      'the contact',
      saveContact.body,
      { firstname: text, lastname: text, email: text, phoneNumber: text, jobTitle: text },
      (answers) => contactFaults(answers, telephoneFault),
    ],
    ['a plenary', savePlenary.body, room, (answers) => roomFaults(answers, { place: 'plenary', openingHours, initialTimes: [] })],
    [
      'a subcommittee',
      saveSubcommittee.body,
      room,
      (answers) => roomFaults(answers, { place: 'subcommittee', openingHours, initialTimes: [] }),
    ],
    ['lunch', saveLunch.body, lunch, (answers) => lunchFaults(answers, { isShown: true, choosable: ['service1', 'meal_trays'] })],
    [
      'wellness',
      saveWellness.body,
      { pax, startTime: text, duration: text, comment: text },
      (answers) => wellnessFaults(answers, { openingHours }),
    ],
    [
      'the afterwork',
      saveAfterwork.body,
      { pax, startTime: text, endTime: text, allergies: text, comment: text },
      (answers) => afterworkFaults(answers, { openingHours }),
    ],
    [
      'team-building',
      saveTeamBuilding.body,
      { pax, startTime: text, endTime: text, comment: text },
      (answers) => teamBuildingFaults(answers, { openingHours }),
    ],
    ['additional needs', saveAdditionalNeeds.body, { comment: text }, needsFaults],
    ['the upsell', saveUpsell.body, { comment: text }, needsFaults],
  ];

it.each(steps)('the page and the service agree on every answer of %s', (_name, schema, answers, faultsOf) => {
  fc.assert(
    fc.property(fc.record(answers), (typed) => {
      const isTaken = schema.safeParse({ ...typed, action: 'next' }).success;
      const faults = faultsOf(typed as never);
      expect({ isTaken: isTaken || Object.keys(faults).length > 0, faults }).toEqual({ isTaken: true, faults });
    }),
  );
});
