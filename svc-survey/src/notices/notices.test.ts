import { languages } from '@plenary/contracts/terms';
import { itOnBothEngines, onEachEngine } from '@plenary/service-kit/testing/each-engine';
import { surveyMigrations } from '../db/migrations.ts';
import { makeBooking } from '../testing/make-booking.ts';
import { contactBody, fillIn, surveyOf } from '../testing/survey-answers.ts';
import { oneDay, type SurveyWorld, surveyWorld } from '../testing/survey-world.ts';
import { sendNotices } from './send-notices.ts';

// Covers B-N22–B-N23.

const reminderTime = Date.UTC(2026, 8, 26, 8);
const practicalTime = Date.UTC(2026, 9, 3, 8);
const kindsOf = ({ mails }: SurveyWorld) => mails.map(({ id }) => id.replace(/^[^-]+-/, ''));

onEachEngine(surveyMigrations, (open) => {
  const world = async () => surveyWorld(await open());

  describe('mails of an event', () => {
    itOnBothEngines('leave each once, on their day, however often the job runs', async () => {
      const here = await world();
      await here.eventOf();
      for (let now = here.clock.now; now < Date.UTC(2026, 9, 10); now += oneDay / 3) {
        here.clock.now = now;
        await sendNotices(here.deps);
        await sendNotices(here.deps);
        await here.settle();
      }
      expect(kindsOf(here)).toEqual(['invitation', 'reminder', 'practical-information']);
    });

    itOnBothEngines('leave once when many replicas look at the same instant', async () => {
      const database = await open();
      const copies = Array.from({ length: 5 }, () => surveyWorld(database));
      const [first] = copies;
      if (!first) throw new Error('no copy');
      await first.eventOf();
      for (const copy of copies) copy.clock.now = practicalTime;
      const written = await Promise.all(copies.map(({ deps }) => sendNotices(deps)));
      expect(written.reduce((sum, count) => sum + count, 0)).toBe(1);
      await first.settle();
      expect(kindsOf(first)).toEqual(['invitation', 'practical-information']);
    });

    it('are made good after the service was away on their day, and not after the event', async () => {
      const here = await world();
      await here.eventOf();
      here.clock.now = Date.UTC(2026, 9, 5, 12);
      expect(await sendNotices(here.deps)).toBe(1);
      const late = await world();
      await late.eventOf();
      late.clock.now = Date.UTC(2026, 9, 8, 12);
      expect(await sendNotices(late.deps)).toBe(0);
    });

    it('do not remind who has saved their survey', async () => {
      const here = await world();
      await (await fillIn(here, await here.eventOf())).validate();
      here.clock.now = reminderTime;
      expect(await sendNotices(here.deps)).toBe(0);
    });

    it('do not go to the customer of an event that is off', async () => {
      const here = await world();
      await here.eventOf();
      await here.tell('quote.rejected', 6, makeBooking({ status: 'Rejected' }));
      here.clock.now = practicalTime;
      expect(await sendNotices(here.deps)).toBe(0);
    });

    it('bring practical information to the customer and to the contact the survey names, with a calendar in the venue’s time', async () => {
      const here = await world();
      const eventId = await here.eventOf();
      await surveyOf(here, eventId).put('contact', { ...contactBody, email: 'paul@atelier-nord.example' });
      await fillIn(here, eventId, { startTime: '09:30', endTime: '17:30' });
      here.clock.now = practicalTime;
      await sendNotices(here.deps);
      await here.settle();
      const mail = here.mails.at(-1);
      expect(mail?.to).toBe('claire@atelier-nord.example, paul@atelier-nord.example');
      expect(mail?.text).toContain('mardi 6 octobre 09:30 – 17:30');
      expect(mail?.text).toContain('38 avenue des Ternes, 75017 Paris');
      expect(mail?.attachments).toEqual([
        {
          filename: 'event.ics',
          contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
          content: expect.stringContaining('DTSTART;TZID=Europe/Paris:20261006T093000'),
        },
      ]);
    });

    it.each(languages)('are written in the customer’s language: %s', async (lang) => {
      const here = await world();
      await here.eventOf({ customer: { ...makeBooking().customer, lang } });
      for (const now of [reminderTime, practicalTime]) {
        here.clock.now = now;
        await sendNotices(here.deps);
      }
      await here.settle();
      expect(here.mails).toHaveLength(3);
      for (const { subject, text, html } of here.mails) {
        expect(html).toContain(`<html lang="${lang}">`);
        expect(subject).toContain('Comet Ternes');
        for (const part of [subject, text, html]) expect(part).not.toMatch(/\{(venue|scientist)\}|undefined/);
      }
      expect(new Set(here.mails.map(({ subject }) => subject)).size).toBe(3);
    });

    it('escape what others wrote', async () => {
      const here = await world();
      await here.eventOf({ venue: { ...makeBooking().venue, commercialName: '<img src=x onerror=alert(1)>' } });
      expect(here.mails[0]?.html).not.toContain('<img');
    });
  });
});
