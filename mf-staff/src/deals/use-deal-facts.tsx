import type { ListedDeal } from '@plenary/contracts/desk-deals.schemas';
import type { ListColumn } from '@plenary/contracts/desk-deals-terms';
import { formatCount, formatDays, formatInstant, formatPrice } from '@plenary/contracts/format';
import { timeZoneOf } from '@plenary/contracts/terms';
import { instantAtVenue } from '@plenary/contracts/venue-time';
import { usePlatform } from '@plenary/platform';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DeskLink } from '../desk/desk-link.tsx';
import { nextWords } from '../follow-up/next-words.ts';
import { LossWords } from '../losses/loss-words.tsx';
import { paths } from '../paths.ts';
import { StageBadge } from './stage-badge.tsx';

type Lines = Readonly<Partial<Record<ListColumn, readonly ReactNode[]>>>;

/** What each column tells of a deal, line by line; nothing where there is nothing to tell (design: desk D7, D8). */
export const useDealFacts = (): ((deal: ListedDeal) => Readonly<Record<ListColumn, readonly ReactNode[]>>) => {
  const [placeOf, standingOf, peopleOf, moneyOf, datesOf, followedOf] = [
    usePlace(),
    useStanding(),
    usePeople(),
    useMoney(),
    useDates(),
    useFollowed(),
  ];
  const { t } = useTranslation('staff');
  return (deal) => ({
    title: deal.title ? [t('deals.titled', { title: deal.title })] : [],
    contact: [deal.customer?.email, deal.customer?.phone].filter(Boolean),
    ...placeOf(deal),
    ...standingOf(deal),
    ...peopleOf(deal),
    ...moneyOf(deal),
    ...datesOf(deal),
    ...followedOf(deal),
  });
};

/** Where and when, with the rooms held and the Meeting Scientist of the venue. */
const usePlace = () => {
  const { locale } = usePlatform();
  return ({ venue, firstDay, lastDay, rooms = [], scientist }: ListedDeal) =>
    ({
      venue: [venue.name],
      days: [
        <DeskLink key="days" to={paths.sheet({ venue: venue.slug, day: firstDay })}>
          {formatDays(firstDay, lastDay, locale)}
        </DeskLink>,
      ],
      rooms: rooms.length > 0 ? [rooms.join(', ')] : [],
      scientist: scientist ? [scientist] : [],
    }) satisfies Lines;
};

/** Where a deal and its survey stand, why it was lost, what it waits for or exceeds. */
const useStanding = () => {
  const { t } = useTranslation('staff');
  return ({ stage, loss, survey, flags = [] }: ListedDeal) =>
    ({
      stage: [<StageBadge key="stage" stage={stage} />, ...(loss ? [<LossWords key="loss" loss={loss} />] : [])],
      survey: survey ? [t(`deals.surveyStands.${survey}`)] : [],
      flags: flags.map((flag) => t(`deals.flags.${flag}`)),
    }) satisfies Lines;
};

/** People expected, those guaranteed where they differ, and seats at lunch. */
const usePeople = () => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  return ({ pax, guaranteed, lunches = [] }: ListedDeal) =>
    ({
      pax: [
        formatCount(pax, locale),
        ...(typeof guaranteed === 'number' && guaranteed !== pax
          ? [t('deals.guaranteed', { people: formatCount(guaranteed, locale) })]
          : []),
      ],
      lunch: lunches.map(({ service, seats }) => t(`deals.lunches.${service}`, { seats: formatCount(seats, locale) })),
    }) satisfies Lines;
};

const useMoney = () => {
  const { locale } = usePlatform();
  return ({ netPrice, grossPrice }: ListedDeal) =>
    ({
      netPrice: netPrice === undefined ? [] : [formatPrice(netPrice, locale)],
      grossPrice: grossPrice === undefined ? [] : [formatPrice(grossPrice, locale)],
    }) satisfies Lines;
};

/** When it ends, was made and was signed, by the clock of its venue. */
const useDates = () => {
  const { language } = usePlatform();
  return ({ endsAt, createdAt, decidedAt, venue }: ListedDeal) => {
    const at = (instant: string) => instantAtVenue(instant, { language, timeZone: timeZoneOf[venue.countryCode], style: 'medium' });
    return {
      endsAt: endsAt ? [at(endsAt)] : [],
      created: [at(createdAt)],
      decided: decidedAt ? [at(decidedAt)] : [],
    } satisfies Lines;
  };
};

/** Who follows a deal up, what comes next until when, and when its customer was last written or spoken to (design: desk D8). */
const useFollowed = () => {
  const { locale } = usePlatform();
  return ({ followUp, lastContactAt, venue }: ListedDeal) => {
    const next = followUp && nextWords(followUp, locale);
    const dayOf = (instant: string) =>
      formatInstant(instant, locale, { day: 'numeric', month: 'short', timeZone: timeZoneOf[venue.countryCode] });
    return {
      owner: followUp?.owner ? [followUp.owner.name] : [],
      next: next ? [next] : [],
      lastContact: lastContactAt ? [dayOf(lastContactAt)] : [],
    } satisfies Lines;
  };
};
