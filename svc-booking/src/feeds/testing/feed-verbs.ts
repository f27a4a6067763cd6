import type { UserClaims } from '@plenary/service-kit/actor';
import { testUser } from '@plenary/service-kit/testing/as-actor';
import ICAL from 'ical.js';
import type { OptionWorld } from '../../options/testing/option-world.ts';

export const nadia = testUser({ userId: '11111111-1111-4111-8111-111111111112', email: 'nadia@comet.example', role: 'staff', lang: 'en' });
export const louis = testUser({ userId: '11111111-1111-4111-8111-111111111114', email: 'louis@comet.example', role: 'staff' });
export const admin = testUser({ userId: '11111111-1111-4111-8111-111111111113', email: 'admin@comet.example', role: 'admin' });

/** The staff as svc-identity tells them. */
export const findStaff = async (userId: string) => {
  const found = [nadia, louis, admin].find((one) => one.userId === userId);
  return found && { userId, email: found.email, name: `${found.firstname} ${found.lastname}` };
};

/** Entries as ical.js reads them, by their UID. */
export const entriesOf = (text: string) =>
  new Map(
    new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((entry) => {
      const { uid, summary, location, startDate, endDate, sequence, description } = new ICAL.Event(entry);
      const [status, url, stamp] = ['status', 'url', 'dtstamp'].map((name) => entry.getFirstPropertyValue(name)?.toString());
      const [start, end] = [startDate, endDate].map(String);
      return [uid, { summary, location, start, end, zone: startDate.zone?.tzid, sequence, description, status, url, stamp }];
    }),
  );

/** What staff and their calendar programs do with feeds. */
export const feedVerbs = (world: Pick<OptionWorld, 'app' | 'send'>) => {
  const make = (form: object = {}, user: UserClaims = nadia) =>
    world.send('POST', '/api/desk/feeds', user, { body: { name: 'Ternes', kind: 'venue', id: 'ternes', detail: 'details', ...form } });
  /** As a calendar program asks: without a session. */
  const read = async (address: string, headers: Record<string, string> = {}) => {
    const answer = await world.app.request(address, { headers });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  return {
    make,
    read,
    addressOf: async (...asked: Parameters<typeof make>): Promise<string> => {
      const { pathname, search } = new URL((await make(...asked)).body.address);
      return pathname + search;
    },
    list: async (user: UserClaims = nadia) => (await world.send('GET', '/api/desk/feeds', user)).body.feeds,
    entries: async (address: string) => entriesOf((await read(address)).text),
  };
};
