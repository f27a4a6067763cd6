import type { SearchDay } from '@plenary/contracts/search';
import ICAL from 'ical.js';
import { convertIcsCalendar } from 'ts-ics';
import { onEachOptionWorld } from '../options/testing/each-option-world.ts';
import { claire, tuesday, wednesday } from '../options/testing/option-searches.ts';
import { searchDay } from '../testing/searches.ts';
import { feedVerbs } from './testing/feed-verbs.ts';

// Design: desk D28.

onEachOptionWorld((world) => {
  const { addressOf, read } = feedVerbs(world);
  const place = async (days: SearchDay[]) => world.place(claire, await world.quoteOf(claire, days));

  it('a feed is read alike by two parsers that share no code, and brings the rules of its zone along', async () => {
    await place([searchDay(tuesday), searchDay(wednesday)]);
    await place([searchDay('2026-11-03')]);
    const { text } = await read(await addressOf({ name: 'Feu, « ; vert »' }));
    expect(text).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT15M\r\n');
    expect(text).toContain('X-PUBLISHED-TTL:PT15M\r\n');
    expect(text).toContain('NAME:Feu\\, « \\; vert »\r\n');
    const component = new ICAL.Component(ICAL.parse(text));
    expect(component.getFirstSubcomponent('vtimezone')?.getFirstPropertyValue('tzid')).toBe('Europe/Paris');
    const [zone] = component.getAllSubcomponents('vtimezone').map((rules) => new ICAL.Timezone(rules));
    const first = component.getAllSubcomponents('vevent').map((entry) => {
      const { uid, summary, startDate, endDate } = new ICAL.Event(entry);
      const [start, end] = [startDate, endDate].map((time) => Object.assign(time, { zone }).toJSDate().toISOString());
      return { uid, summary, start, end };
    });
    const second = convertIcsCalendar(undefined, text).events?.map(({ uid, summary, start, end }) => ({
      ...{ uid, summary },
      start: start.date.toISOString(),
      end: end?.date.toISOString(),
    }));
    expect(first).toHaveLength(3);
    expect(second).toEqual(first);
    // Summer and winter time.
    expect(first.map(({ start }) => start)).toEqual(['2026-10-06T06:00:00.000Z', '2026-10-07T06:00:00.000Z', '2026-11-03T07:00:00.000Z']);
  });
});
