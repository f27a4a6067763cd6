import { changesByDay, withDays } from './changes-by-day.ts';

const day = (date: string, pax: number) => ({ date, pax });
const people = ({ pax }: { pax: number }) => String(pax);
const [wednesday, thursday, friday] = ['2027-04-21', '2027-04-22', '2027-04-23'] as const;

test('a day alone that changes is told beside those that stay, each by its date', () => {
  const changes = changesByDay({ before: [day(wednesday, 20), day(thursday, 24)], after: [day(wednesday, 23), day(thursday, 24)] }, people);
  expect(changes).toEqual([
    { days: [wednesday], isEveryDay: false, was: '20', is: '23' },
    { days: [thursday], isEveryDay: false, was: '24', is: '24' },
  ]);
});

test('days that change alike are told once, and not by name where all do; a day that moves stays the same one', () => {
  const before = [day(wednesday, 20), day(thursday, 20)];
  expect(changesByDay({ before, after: [day(thursday, 23), day(friday, 23)] }, people)).toEqual([
    { days: [thursday, friday], isEveryDay: true, was: '20', is: '23' },
  ]);
});

test('a day that one side lacks is told as such', () => {
  expect(changesByDay({ before: [day(wednesday, 20), day(thursday, 24)], after: [day(thursday, 24)] }, people)).toEqual([
    { days: [wednesday], isEveryDay: false, was: '20', is: '–' },
    { days: [thursday], isEveryDay: false, was: '24', is: '24' },
  ]);
});

test('the days stand behind the text, in the reader’s language', () => {
  const some = { days: [wednesday, thursday], isEveryDay: false };
  expect(withDays('20 → 23', some, 'en')).toBe('20 → 23 (Wed 21 April and Thu 22 April)');
  expect(withDays('20 → 23', some, 'nl')).toBe('20 → 23 (wo 21 april en do 22 april)');
  expect(withDays('20 → 23', { ...some, isEveryDay: true }, 'fr')).toBe('20 → 23');
});
