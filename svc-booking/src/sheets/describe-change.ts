import { withSigns } from '@plenary/contracts/french-spaces';
import type { Language } from '@plenary/contracts/vocabulary';
import { changeWords } from './change-words.ts';
import type { KeptChange } from './sheet-facts.ts';
import { sheetWords } from './sheet-words.ts';

/** A change in words: 'Plenary, people: 48 → 52'. Its day stands elsewhere. */
export const describeChange = ({ place, index, fact, from, to }: KeptChange, language: Language): string => {
  const words = changeWords[language];
  const where = words.places[place].replace('{number}', String(index + 1));
  const said = (value: string | null) => (value === null ? '–' : codesOf(value, fact, language));
  if (fact === 'entry') {
    const what = from ?? to ?? '';
    const named = place === 'food' || place === 'lunch' ? codesOf(what, 'food', language) : what;
    return withSigns(`${where}, ${[to === null ? words.removed : words.added, named].filter(Boolean).join(' · ')}`, language);
  }
  const isUntold = from === null && to === null;
  return withSigns(
    `${where}, ${words.facts[fact]}${language === 'fr' ? ' ' : ''}: ${isUntold ? words.reread : `${said(from)} → ${said(to)}`}`,
    language,
  );
};

/** The same on a paper of a day, with the name of the event: 'Kick-off · Plenary, people: 48 → 52'. */
export const describePaperChange = (change: KeptChange, { language, name }: { language: Language; name: string }): string => {
  const { added, removed } = changeWords[language];
  const isWhole = change.place === 'event' && change.fact === 'entry';
  return [name, isWhole ? (change.to === null ? removed : added) : describeChange(change, language)].join(' · ');
};

/** The words of codes that are parted by blanks; what is no code stays. */
const codesOf = (value: string, fact: KeptChange['fact'], language: Language): string => {
  const { setUps, equipments, meals } = sheetWords[language];
  const { states, addons } = changeWords[language];
  const known: Partial<Record<KeptChange['fact'], Readonly<Record<string, string>>>> = {
    ...{ setUp: setUps, equipment: equipments, food: meals, sitting: meals, state: states, addons },
  };
  const byCode = known[fact];
  return byCode
    ? value
        .split(' ')
        .map((code) => byCode[code] ?? code)
        .join(', ')
    : value;
};
