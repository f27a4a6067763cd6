import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { onEachSurveyWorld } from '../testing/each-survey-world.ts';
import { claireId, makeBooking } from '../testing/make-booking.ts';
import { claire } from '../testing/survey-world.ts';

onEachSurveyWorld((world) => {
  const changed = (firstname: string) => ({ userId: claireId, firstname, lastname: 'Petit', phone: '+33142009999' });
  const people = async () => {
    const { bookings, events } = (await world.send('GET', '/api/personal-data/events', claire)).body;
    return [...bookings, ...events].map(({ customer }) => `${customer.firstname} ${customer.lastname} ${customer.phone}`);
  };

  itOnBothEngines('bookings and events show what a person is called now; an older change is dropped', async () => {
    await world.eventOf();
    expect(await world.tell('user.changed', 2, changed('Clara'))).toBe(204);
    expect(await people()).toEqual(['Clara Petit +33142009999', 'Clara Petit +33142009999']);
    await world.tell('user.changed', 1, changed('Cléo'));
    expect(await people()).toEqual(['Clara Petit +33142009999', 'Clara Petit +33142009999']);
  });

  it('a late booking event with the former name is stored under the current one', async () => {
    await world.eventOf();
    await world.tell('user.changed', 2, changed('Clara'));
    await world.tell('booking.approved', 6, makeBooking());
    expect(await people()).toEqual(['Clara Petit +33142009999', 'Clara Petit +33142009999']);
  });

  it('nothing is taken of an erased person', async () => {
    await world.eventOf();
    await world.tell('user.erased', 1, { userId: claireId }, 'gone');
    await world.tell('user.changed', 2, changed('Clara'));
    const { database, tables } = world.deps;
    expect(await database.read.$count(tables.toldProfile)).toBe(0);
  });
});
