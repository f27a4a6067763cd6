import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { languages } from '@plenary/contracts/terms';
import { createMailer } from '@plenary/service-kit/mailer';
import fc from 'fast-check';
import ICAL from 'ical.js';
import { makeVisit } from '../testing/make-visit.ts';
import type { GuestVisit } from './guest-visit.ts';
import { invitationCalendar } from './invitation-calendar.ts';
import { invitationMail } from './invitation-mail.ts';

// Covers B-D04.

type Input = Parameters<typeof invitationCalendar>[0];
const contentOf = (visit: GuestVisit, overrides: Partial<Input> = {}) =>
  invitationCalendar({
    visit,
    method: 'REQUEST',
    uid: 'guest-0@plenary',
    sequence: 0,
    title: 'Événement Atelier Nord chez Comet Ternes',
    description: 'Claire Martin vous invite.',
    url: 'https://book.example/venues/ternes',
    sender: 'bonjour@comet.example',
    brandName: 'Comet',
    now: Date.UTC(2026, 8, 14, 8),
    ...overrides,
  });

/** Content lines, unfolded (RFC 5545 §3.1). */
const linesOf = (content: string) => content.replaceAll('\r\n ', '').split('\r\n');
const inEntry = (content: string) => {
  const lines = linesOf(content);
  return lines.slice(lines.indexOf('BEGIN:VEVENT'), lines.indexOf('END:VEVENT'));
};

it('has what RFC 5546 asks of a request, to the letter', () => {
  const content = contentOf(makeVisit());
  expect(linesOf(content)).toEqual(expect.arrayContaining(['BEGIN:VCALENDAR', 'VERSION:2.0', 'METHOD:REQUEST', 'END:VCALENDAR', '']));
  expect(inEntry(content)).toEqual(
    expect.arrayContaining([
      'UID:guest-0@plenary',
      'SEQUENCE:0',
      'DTSTAMP:20260914T080000Z',
      'DTSTART;TZID=Europe/Paris:20261006T090000',
      'DTEND;TZID=Europe/Paris:20261006T180000',
      'SUMMARY:Événement Atelier Nord chez Comet Ternes',
      'LOCATION:Comet Ternes\\, 38 avenue des Ternes\\, 75017 Paris',
      'STATUS:CONFIRMED',
      'ORGANIZER;CN="Claire Martin";SENT-BY="mailto:bonjour@comet.example":mailto:claire@atelier-nord.example',
      'ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE;CN="Paul Roux":MAILTO:paul@nord.example',
    ]),
  );
});

it('has what RFC 5546 asks of a cancellation, to the letter', () => {
  const content = contentOf(makeVisit(), { method: 'CANCEL', sequence: 3 });
  expect(linesOf(content)).toContain('METHOD:CANCEL');
  expect(inEntry(content)).toEqual(expect.arrayContaining(['UID:guest-0@plenary', 'SEQUENCE:3', 'STATUS:CANCELLED']));
  expect(inEntry(content).some((line) => line.startsWith('ATTENDEE;') && line.endsWith('MAILTO:paul@nord.example'))).toBe(true);
});

it.each(['Europe/Paris', 'Europe/Brussels', 'Europe/Madrid'])('brings the rules of %s along', (timeZone) => {
  const content = contentOf(makeVisit({ day: { ...makeVisit().day, timeZone } }));
  const zone = new ICAL.Component(ICAL.parse(content)).getFirstSubcomponent('vtimezone');
  expect(zone?.getFirstPropertyValue('tzid')).toBe(timeZone);
  expect(
    zone
      ?.getAllSubcomponents()
      .map(({ name }) => name)
      .sort(),
  ).toEqual(['daylight', 'standard']);
});

it('is read correctly by other programs, for any names, in lines of 75 octets at most', () => {
  const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 120 }).map((each) => each.replace(/\p{Cc}/gu, '').trim() || 'x');
  fc.assert(
    fc.property(text, text, text, (name, title, description) => {
      const visit = makeVisit({ guest: { ...makeVisit().guest, firstname: '', lastname: name } });
      const content = contentOf({ ...visit, host: { ...visit.host, name } }, { title, description });
      for (const line of content.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(content.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      const calendar = new ICAL.Component(ICAL.parse(content));
      const entry = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
      expect([entry.summary, entry.description, entry.organizer]).toEqual([title, description, 'mailto:claire@atelier-nord.example']);
      expect(entry.attendees.map((attendee) => String(attendee.getFirstValue()).toLowerCase())).toEqual(['mailto:paul@nord.example']);
      expect(entry.startDate.toString()).toBe('2026-10-06T09:00:00');
    }),
    { numRuns: 60 },
  );
});

const deps = {
  publicUrl: 'https://book.example',
  brandName: 'Comet',
  now: () => 0,
  guests: { mode: 'CALENDAR', visitors: null, updateDelay: 0, sender: 'bonjour@comet.example' },
} as const;
const mailOf = (delivery: Partial<Parameters<typeof invitationMail>[1]>) =>
  invitationMail(deps as unknown as Parameters<typeof invitationMail>[0], {
    key: 'k-0',
    kind: 'put',
    sequence: 0,
    visit: makeVisit(),
    isFollowUp: false,
    ...delivery,
  });

it.each(languages)('comes with a mail in the language of the event, answered to the host: %s', (lang) => {
  const visit = makeVisit({ lang });
  const mails = [mailOf({ visit }), mailOf({ visit, sequence: 1, isFollowUp: true }), mailOf({ visit, kind: 'remove', sequence: 2 })];
  expect(mails.map(({ calendar }) => calendar?.method)).toEqual(['REQUEST', 'REQUEST', 'CANCEL']);
  expect(new Set(mails.map(({ subject }) => subject)).size).toBe(3);
  for (const { to, subject, text, html, replyTo, calendar } of mails) {
    expect([to, replyTo]).toEqual(['paul@nord.example', 'claire@atelier-nord.example']);
    expect(html).toContain(`<html lang="${lang}">`);
    expect(text).toContain('09:00 – 18:00');
    for (const part of [subject, text, html, calendar?.content]) expect(part).not.toMatch(/\{\w+\}|undefined/);
  }
});

it('leaves as a part that mail programs act on, and as a file', async () => {
  const directory = await mkdtemp(path.join(tmpdir(), 'invitations-'));
  const mail = mailOf({ kind: 'remove', sequence: 1 });
  await createMailer({ from: 'Comet <bonjour@comet.example>', smtpUrl: undefined, directory, now: () => 0 }).send(mail, 'k-0-1');
  const [name = ''] = await readdir(directory);
  const message = await readFile(path.join(directory, name), 'utf8');
  await rm(directory, { recursive: true });
  const [, alternative = ''] =
    /Content-Type: text\/calendar; charset=utf-8; method=CANCEL\r\n[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/i.exec(message) ?? [];
  expect(alternative).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*METHOD:CANCEL\r\n[\s\S]*END:VCALENDAR\r\n/);
  expect(message.indexOf('text/html')).toBeLessThan(message.indexOf('text/calendar'));
  const [, file = ''] = /Content-Type: application\/ics; name=invite\.ics\r\n[\s\S]*?\r\n\r\n([\w+/=\r\n]+)/.exec(message) ?? [];
  expect(Buffer.from(file, 'base64').toString()).toBe(mail.calendar?.content);
});
