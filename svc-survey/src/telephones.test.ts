import { telephonesOf } from '@plenary/contracts/testing/telephones-of';
import { eq } from 'drizzle-orm';
import { onEachSurveyWorld } from './testing/each-survey-world.ts';
import { anne, calendarGuests, guestsOf, paul } from './testing/guests-world.ts';
import { makeScientist } from './testing/make-scientist.ts';
import { contactBody, surveyOf } from './testing/survey-answers.ts';
import { staff } from './testing/survey-world.ts';

// Covers B-J15–B-J17.

const scientists = '/api/staff/meeting-scientists';
const paths = { 'addGuests.guests[].phone': 'guests.0.phone' } as Record<string, string>;
const fieldOf = (telephone: string) => paths[telephone] ?? telephone.slice(telephone.indexOf('.') + 1);

onEachSurveyWorld(
  (world) => {
    const guests = async () => guestsOf(world, await world.eventOf());
    const newScientist = (phoneNumber: string) => {
      const email = `${world.deps.newId()}@comet.example`;
      return world.send('POST', scientists, staff, { body: makeScientist({ email, phoneNumber }) });
    };
    const change = (id: string, phoneNumber: string) =>
      world.send('PUT', `${scientists}/${id}`, staff, { body: makeScientist({ email: `${id}@comet.example`, phoneNumber }) });

    const calls: Record<string, (phone: string) => Promise<{ status: number; body: { errors?: object } }>> = {
      'addGuests.guests[].phone': async (phone) => (await guests()).add({ ...paul, phone }),
      'changeGuest.phone': async (phone) => {
        const list = await guests();
        await list.add(paul);
        const { id, version } = await list.byEmail(paul.email);
        return list.change(id, { ...paul, phone, version });
      },
      'changeScientist.phoneNumber': async (phone) => change((await newScientist('')).body.id, phone),
      'createScientist.phoneNumber': newScientist,
      'saveContact.phoneNumber': async (phone) =>
        surveyOf(world, await world.eventOf()).put('contact', { ...contactBody, phoneNumber: phone }),
    };

    it('every telephone number that svc-survey takes is known here', () => {
      expect(Object.keys(calls).sort()).toEqual(telephonesOf('survey'));
    });

    it.each(telephonesOf('survey'))('%s has to be a telephone number, or empty', async (telephone) => {
      const send = calls[telephone];
      if (!send) throw new Error(`nothing sends ${telephone}`);
      for (const wrong of ['123', 'call me']) {
        expect(await send(wrong)).toMatchObject({ status: 400, body: { errors: { [fieldOf(telephone)]: 'invalid' } } });
      }
      expect((await send('+32 2 555 12 12')).status).toBeLessThan(300);
    });

    it.each(telephonesOf('survey'))('%s may be empty', async (telephone) => {
      expect((await calls[telephone]?.(''))?.status).toBeLessThan(300);
    });

    it('a number is stored in E.164, in France where it names no country', async () => {
      const list = await guests();
      await list.add({ ...anne, phone: '01 42 00 00 01' });
      expect((await list.byEmail(anne.email)).phone).toBe('+33142000001');
      const survey = surveyOf(world, await world.eventOf());
      await survey.put('contact', { ...contactBody, phoneNumber: '+34 912 34 56 78' });
      expect((await survey.get('contact')).body.phoneNumber).toBe('+34912345678');
    });

    it('a text that was kept before the rule stays as it is, until it is changed', async () => {
      const { database, tables } = world.deps;
      const old = 'extension 12';
      const list = await guests();
      await list.add(paul);
      const { id, version } = await list.byEmail(paul.email);
      await database.transact((tx) => tx.update(tables.guest).set({ phone: old }).where(eq(tables.guest.id, id)).returning());
      expect(await list.change(id, { ...paul, company: 'Nord', phone: old, version })).toMatchObject({
        status: 200,
        body: { company: 'Nord', phone: old },
      });
      expect((await list.change(id, { ...paul, phone: 'extension 13', version: version + 1 })).status).toBe(400);

      const scientistId = (await newScientist('')).body.id;
      const [row] = await database.read.select().from(tables.scientist);
      if (!row) throw new Error('no scientist');
      const record = { ...row.record, phoneNumber: old };
      await database.transact((tx) => tx.update(tables.scientist).set({ record }).where(eq(tables.scientist.id, row.id)).returning());
      expect((await change(scientistId, old)).status).toBe(204);
      expect((await change(scientistId, 'extension 13')).status).toBe(400);

      const eventId = await world.eventOf();
      const survey = surveyOf(world, eventId);
      const answers = { ...contactBody, phoneNumber: old };
      await database.transact((tx) =>
        tx.update(tables.surveyStep).set({ answers }).where(eq(tables.surveyStep.key, 'contact')).returning(),
      );
      expect((await survey.put('contact', { ...answers, jobTitle: 'Assistante' })).status).toBe(200);
      expect((await survey.get('contact')).body).toMatchObject({ jobTitle: 'Assistante', phoneNumber: old });
    });
  },
  { guests: calendarGuests },
);
