import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { onEachSurveyWorld } from '../testing/each-survey-world.ts';
import { bookedDay, makeBooking } from '../testing/make-booking.ts';
import { fillIn, roomBody } from '../testing/survey-answers.ts';
import { staff } from '../testing/survey-world.ts';

const day = '2026-10-06';
const booked = (duration: 'AM' | 'PM' | 'AM, PM') => [
  bookedDay(day, { plenary: { pax: 24, duration, configuration: 'theater' }, ...(duration === 'AM, PM' ? {} : { lunchPax: 0 }) }),
];

onEachSurveyWorld((world) => {
  const waiting = async (duration: 'AM' | 'PM', hours: { startTime: string; endTime: string }) => {
    const eventId = await world.eventOf({ days: booked(duration), lunches: [] });
    const survey = await fillIn(world, eventId, hours);
    expect((await survey.validate()).body.status).toBe('WAITING_COMET_VALIDATION');
    const seen = async () => (await world.send('GET', `/api/staff/surveys/${eventId}`, staff)).body;
    const accept = async () =>
      world.send('POST', `/api/staff/surveys/${eventId}/accept`, staff, { body: { revision: (await seen()).revision } });
    return { ...survey, seen, accept };
  };
  const plenary = { dayIndex: 0, place: 'plenary', index: 0, roomName: expect.any(String) };

  // Lifecycle L14.
  itOnBothEngines('a morning in a room that is booked for the afternoon is not accepted before the booking holds it', async () => {
    const { seen, accept, validate, put } = await waiting('PM', { startTime: '08:00', endTime: '12:00' });
    expect((await seen()).unheldRooms).toEqual([{ ...plenary, half: 'AM' }]);
    const refused = await accept();
    expect([refused.status, refused.body.code, refused.body.rooms]).toEqual([409, 'room-not-held', [{ ...plenary, half: 'AM' }]]);
    expect((await seen()).status).toBe('WAITING_COMET_VALIDATION');
    await world.tell('booking.changed', 6, makeBooking({ days: booked('AM, PM'), causedBy: 'change:1' }));
    expect((await put('day/0/plenary/0', { ...roomBody, startTime: '08:00', endTime: '18:00' })).status).toBe(200);
    await validate();
    expect((await seen()).unheldRooms).toEqual([]);
  });

  it('an afternoon in a room that is booked for the morning is not accepted', async () => {
    const { seen, accept } = await waiting('AM', { startTime: '08:00', endTime: '14:30' });
    expect((await seen()).unheldRooms).toEqual([{ ...plenary, half: 'PM' }]);
    expect((await accept()).body.code).toBe('room-not-held');
  });

  it('an hour after the morning that reaches no afternoon is accepted', async () => {
    const { seen, accept } = await waiting('AM', { startTime: '08:00', endTime: '13:30' });
    expect((await seen()).unheldRooms).toEqual([]);
    expect((await accept()).status).toBe(204);
  });
});
