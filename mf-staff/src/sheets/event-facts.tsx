import type { SheetActivity, SheetEvent, SheetLunch } from '@plenary/contracts/day-sheet';
import { formatCount, formatList } from '@plenary/contracts/format';
import { usePlatform } from '@plenary/platform';
import { callAddress, useTelephones } from '@plenary/platform/telephone';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Changed, type IsChanged } from './changed.tsx';
import type { SheetData } from './load-sheet.ts';
import styles from './sheets.module.css';

interface Props {
  event: SheetEvent;
  scientist: SheetData['scientist'];
  /** Word for word; else counted, since they tell of people's health. */
  hasDiets?: boolean;
  /** What the sheet marks. */
  isChanged: IsChanged;
}

/** Food, activities and people of an event: food first (design: desk D13, D14). */
export const EventFacts = ({ event, scientist, hasDiets = false, isChanged }: Props) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  const words = useSheetWords();
  const { people, food, lunch, activities, addons, dietCount, contact, comment } = event;
  const others = addons.filter((name) => name === 'facilitator' || name === 'ecology');
  const facts: readonly (readonly [label: string, value: ReactNode, isMarked?: boolean])[] = [
    [t('sheets.facts.people'), people && words.peopleOf(people)],
    [
      t('sheets.facts.breaks'),
      food.length > 0
        ? formatList(
            food.map((one) => t(`sheets.meals.${one}`)),
            locale,
          )
        : null,
      isChanged('food', ['food']),
    ],
    [t('sheets.facts.lunch'), lunch && words.lunchOf(lunch), isChanged('lunch', ['sitting', 'people', 'words'])],
    [
      t('sheets.facts.diets'),
      hasDiets ? dietsOf(event) : dietCount > 0 ? t('sheets.dietCount', { count: dietCount }) : null,
      isChanged('lunch', ['diets']) || isChanged('afterwork', ['diets']),
    ],
    ...activities.map((one) => {
      const isMarked = isChanged(one.kind === 'evening' ? 'afterwork' : one.kind, ['room', 'hours', 'people', 'words']);
      return [t(`sheets.activities.${one.kind}`), words.activityOf(one), isMarked] as const;
    }),
    [
      t('sheets.facts.addons'),
      others.length > 0
        ? formatList(
            others.map((name) => t(`sheets.addons.${name}`)),
            locale,
          )
        : null,
      isChanged('event', ['addons']),
    ],
    [t('sheets.facts.comment'), comment || null, isChanged('event', ['words'])],
    [t('sheets.facts.contact'), contact && <Person {...contact} />, isChanged('event', ['contact'])],
    [t('sheets.facts.scientist'), scientist && <Person name={scientist.name} phone={scientist.phone} />],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value, isMarked = false]) =>
        value ? (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Changed is={isMarked}>{value}</Changed>
            </dd>
          </div>
        ) : null,
      )}
    </dl>
  );
};

/** Of lunch and evening, each once. */
const dietsOf = ({ lunch, activities }: SheetEvent): string =>
  [...new Set([lunch, ...activities].flatMap((meal) => meal?.diets || []))].join('\n');

const Person = ({ name, phone }: { name: string; phone: string }) => {
  const writeTelephone = useTelephones();
  return (
    <>
      {name}
      {phone ? (
        <>
          {name ? ', ' : ''}
          <a href={callAddress(phone)}>{writeTelephone(phone)}</a>
        </>
      ) : null}
    </>
  );
};

const useSheetWords = () => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  const people = (pax: number | null) => (pax === null ? '' : t('quotes.people', { count: pax, shown: formatCount(pax, locale) }));
  const hours = (from: string | null, to: string | null) => (from && to ? t('sheets.hours', { from, to }) : (from ?? ''));
  const joined = (...parts: readonly string[]) => parts.filter(Boolean).join(', ');
  return {
    peopleOf: ({ guaranteed, actual }: NonNullable<SheetEvent['people']>) =>
      joined(
        t('sheets.guaranteed', { count: guaranteed, shown: formatCount(guaranteed, locale) }),
        actual === null ? '' : t('sheets.came', { count: actual, shown: formatCount(actual, locale) }),
      ),
    lunchOf: ({ service, from, to, pax, comment }: SheetLunch) =>
      joined(t(`sheets.meals.${service ?? 'lunch'}`), hours(from, to), people(pax), comment),
    activityOf: ({ from, to, pax, roomName, comment }: SheetActivity) => joined(hours(from, to), roomName, people(pax), comment) || '–',
  };
};
