import { formatCount, formatDay, formatList, formatNumber } from '@plenary/contracts/format';
import type { Configuration } from '@plenary/contracts/search';
import { peopleInSetUpWords } from '@plenary/contracts/set-up-words';
import type { Venue } from '@plenary/contracts/venue';
import type { VenueRoom } from '@plenary/contracts/venue-room';
import { usePlatform } from '@plenary/platform';
import { Badge } from '@plenary/ui/badge';
import { Card } from '@plenary/ui/card';
import { Icon } from '@plenary/ui/icon';
import { SetupIcon } from '@plenary/ui/setup-icon';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './room-card.module.css';
import { FoldedPlan, PlanChoice, PlanNote } from './room-plan.tsx';
import type { RoomUse } from './room-uses.ts';
import { RoomView } from './room-view.tsx';
import { whyFits } from './why-fits.ts';

interface Props {
  venue: Pick<Venue, 'name' | 'palette' | 'pictures'>;
  room: VenueRoom;
  /** What the search keeps the room for; empty where it does not. */
  uses: readonly RoomUse[];
  /** A plenary alone is called a room. */
  hasSubRooms: boolean;
}

/**
 * A room: its picture, name, floor, area and people by set-up; the set-ups that the search asks for stand out. A plan shows the first one
 * asked for, or the first one possible, until the reader chooses another: under a fold, or in the place of a picture, so that the cards of
 * a venue are alike.
 */
export const RoomCard = ({ venue, room, uses, hasSubRooms }: Props) => {
  const { t } = useTranslation('booking');
  const { locale } = usePlatform();
  const picture = venue.pictures.carrousel.find(({ roomId }) => roomId === room.id);
  const [chosen, setChosen] = useState<Configuration>();
  const shown = chosen ?? uses[0]?.configuration;
  const planned = room.setUps.find(({ configuration }) => configuration === shown) ?? room.setUps[0];
  const plan = room.area && planned ? { name: room.name, area: room.area, setUp: planned } : null;
  const places = [...new Set(uses.map(({ place }) => place))];
  return (
    <Card as="article" padding="none">
      <div className={styles.card}>
        <div className={styles.body}>
          <RoomView venue={venue} picture={picture} plan={plan} />
          <div className={styles.room}>
            <header className={styles.header}>
              <h3 className={styles.name}>{room.name}</h3>
              {places.map((place) => (
                <Badge key={place} tone="success" icon={<Icon name="check" size={16} />}>
                  {place > 0 ? t('venuePage.rooms.subRoom', { number: place }) : t(`venuePage.rooms.${hasSubRooms ? 'plenary' : 'one'}`)}
                </Badge>
              ))}
            </header>
            {uses.map(({ place, pax, configuration, dates }) => (
              <p key={`${place} ${configuration} ${pax}`} className={styles.use}>
                {t('venuePage.rooms.use', {
                  count: pax,
                  setUp: t(`search.configuration.${configuration}.name`),
                  days: formatList(
                    dates.map((date) => formatDay(date, locale, 'weekday')),
                    locale,
                  ),
                })}
              </p>
            ))}
            {uses[0] ? <WhyFits room={room} use={uses[0]} /> : null}
            <RoomFacts room={room} />
            <dl className={styles.setUps} aria-label={t('venuePage.rooms.setUps', { name: room.name })}>
              {room.setUps.map(({ configuration, people }) => (
                <div key={configuration} className={styles.setUp} data-asked={uses.some((use) => use.configuration === configuration)}>
                  <dt>{t(`search.configuration.${configuration}.name`)}</dt>
                  <dd>
                    <SetupIcon name={configuration} />
                    {formatCount(people, locale)}
                  </dd>
                </div>
              ))}
            </dl>
            {plan && picture ? <FoldedPlan {...plan} setUps={room.setUps} onChoose={setChosen} /> : null}
            {plan && !picture ? (
              <>
                <PlanNote {...plan} />
                <PlanChoice {...plan} setUps={room.setUps} onChoose={setChosen} />
              </>
            ) : null}
          </div>
        </div>
      </div>
    </Card>
  );
};

/** One sentence on the first thing that the room is kept for. */
const WhyFits = ({ room, use }: Pick<Props, 'room'> & { use: RoomUse }) => {
  const { t } = useTranslation('booking');
  const { locale, language } = usePlatform();
  const why = whyFits(room, use);
  if (!why) return null;
  const places = peopleInSetUpWords[language][use.configuration].replace('{people}', formatCount(why.most, locale));
  const reasons = [
    ...(room.area ? [t('venuePage.rooms.fact.area', { area: formatCount(room.area, locale) })] : []),
    t('venuePage.rooms.why.places', { places, count: use.pax }),
    ...why.facts.map((fact) => t(`venuePage.rooms.why.${fact}`)),
  ];
  return <p className={styles.use}>{t('venuePage.rooms.why.line', { reasons: reasons.join(', ') })}</p>;
};

const RoomFacts = ({ room }: Pick<Props, 'room'>) => {
  const { t } = useTranslation('booking');
  const { locale } = usePlatform();
  return (
    <ul className={styles.facts}>
      {factsOf(room).map((fact) => (
        <li key={fact}>
          {t(`venuePage.rooms.fact.${fact}`, {
            floor: Math.abs(room.floor),
            area: formatCount(room.area ?? 0, locale),
            height: formatNumber((room.height ?? 0) / 100, locale),
          })}
        </li>
      ))}
      {room.equipment?.map((item) => (
        <li key={item}>{t(`venuePage.rooms.equipment.${item}`)}</li>
      ))}
    </ul>
  );
};

const floorOf = (floor: number) => {
  if (floor === 0) return 'groundFloor' as const;
  return floor > 0 ? ('floor' as const) : ('basement' as const);
};

const kindFacts = { meeting: [], common: ['common'], restaurant: ['restaurant'] } as const;

const factsOf = ({ kind, floor, area, height, hasDaylight, isStepFree, hasVideoConference, hasSeveralScreens, hasPillar }: VenueRoom) => [
  ...kindFacts[kind],
  floorOf(floor),
  ...(area ? (['area'] as const) : []),
  ...(height ? (['height'] as const) : []),
  ...(hasDaylight ? (['daylight'] as const) : []),
  ...(isStepFree ? (['stepFree'] as const) : []),
  ...(hasVideoConference ? (['videoConference'] as const) : []),
  ...(hasSeveralScreens ? (['severalScreens'] as const) : []),
  ...(hasPillar ? (['pillar'] as const) : []),
];
