import type { Endpoint } from '@plenary/contracts/endpoint';
import { acceptSurvey } from '@plenary/contracts/staff-surveys.endpoints';
import type { OverfullRoom, RoomChoice, StaffSurvey } from '@plenary/contracts/staff-surveys.schemas';
import { maxStaffMessage, type SurveyConfiguration } from '@plenary/contracts/survey-terms';
import { NativeSelect } from '@plenary/ui/native-select';
import { TextField } from '@plenary/ui/text-field';
import { useTranslation } from 'react-i18next';
import { DeskLink } from '../desk/desk-link.tsx';
import { useMissingJob } from '../desk/explained-deed.tsx';
import { paths } from '../paths.ts';
import { stepWords, valueWords } from './survey-words.ts';
import styles from './surveys.module.css';

interface Props {
  survey: Pick<StaffSurvey, 'overfullRooms' | 'venueCountry' | 'venueId' | 'summary'>;
  choices: readonly RoomChoice[];
  onChange: (choices: RoomChoice[]) => void;
}

/** Rooms with more people than they hold: an acceptance needs another set-up or room for each, or a reason (docs/decisions/0046). */
export const OverfullRooms = ({ survey, choices, onChange }: Props) => {
  const { t } = useTranslation('staff');
  const { overfullRooms = [], venueCountry, venueId, summary } = survey;
  if (overfullRooms.length === 0) return null;
  return (
    <section aria-labelledby="overfull-rooms" className={styles.settled}>
      <h3 id="overfull-rooms" className={styles.step}>
        {t('surveys.overfull.title')}
      </h3>
      {overfullRooms.map((room) => (
        <Overfull
          key={room.step}
          room={room}
          planning={paths.planning({ country: venueCountry, venue: venueId, from: summary.days[room.dayIndex]?.date })}
          choice={choices.find(({ step }) => step === room.step)}
          onChange={(choice) => onChange([...choices.filter(({ step }) => step !== room.step), choice])}
        />
      ))}
    </section>
  );
};

interface OverfullProps {
  room: OverfullRoom;
  /** Address of the planning of its day, where it is moved to another room. */
  planning: string;
  choice: RoomChoice | undefined;
  onChange: (choice: RoomChoice) => void;
}

const exceed = 'exceed';

type Way = SurveyConfiguration | typeof exceed;

/** An acceptance that exceeds a figure asks for more (design: lifecycle L14, desk D26). */
const exceeding = { ...acceptSurvey, right: 'capacity' } as const satisfies Endpoint;

/** Whether a room can only be changed for another one, or sent back: no set-up of it holds that many. */
export const isAlwaysOverfull = ({ pax, greatest, setUps }: OverfullRoom): boolean => setUps.length === 0 && pax > greatest;

/** What settles a room here, and whose figure it is where the reader may not exceed it. */
const useWays = ({ pax, greatest, setUps }: OverfullRoom): { ways: Way[]; reservedTo: string | undefined } => {
  const missingJob = useMissingJob(exceeding);
  if (pax > greatest) return { ways: setUps, reservedTo: undefined };
  return { ways: missingJob === undefined ? [...setUps, exceed] : setUps, reservedTo: missingJob };
};

/** Where the summary tells a place. */
const parts = { plenary: 'plenaries', subcommittee: 'subcommittees', afterwork: 'afterwork' } as const satisfies Record<
  OverfullRoom['place'],
  string
>;

const Overfull = ({ room, planning, choice, onChange }: OverfullProps) => {
  const { t } = useTranslation('staff');
  const { step, dayIndex, place, index, roomName, pax, configuration, most, greatest } = room;
  const isEvening = place === 'afterwork';
  const { ways: settling, reservedTo } = useWays(room);
  const name = stepWords(t, ['days', String(dayIndex), parts[place], String(index)]);
  const words = {
    count: pax,
    setUp: valueWords(t, 'configuration', configuration),
    room: roomName || t(isEvening ? 'surveys.overfull.space' : 'surveys.overfull.room'),
    most,
  };
  const ways = settling.map((way) => ({
    id: way,
    label: way === exceed ? t('surveys.overfull.exceed') : t('surveys.overfull.setUp', { setUp: valueWords(t, 'configuration', way) }),
  }));
  const choose = (way: Way) => onChange(way === exceed ? { step, reason: '' } : { step, setUp: way });
  return (
    <div>
      <p>
        <strong>{name}</strong>
      </p>
      <p>{t(most > 0 ? 'surveys.overfull.people' : 'surveys.overfull.impossible', words)}</p>
      {reservedTo === undefined ? null : <p>{`${t('surveys.overfull.exceed')}. ${reservedTo}`}</p>}
      {isAlwaysOverfull(room) ? (
        <p>{t(isEvening ? 'surveys.overfull.neverSpace' : 'surveys.overfull.never', { count: greatest })}</p>
      ) : null}
      {ways.length === 0 ? null : (
        <NativeSelect
          label={t('surveys.overfull.choice')}
          placeholder={t('surveys.overfull.choose')}
          options={ways}
          value={choice?.setUp ?? (choice ? exceed : null)}
          onChange={choose}
        />
      )}
      {isEvening ? null : (
        <p>
          <DeskLink to={planning}>{t('surveys.overfull.seeRooms')}</DeskLink>
        </p>
      )}
      {choice?.reason === undefined ? null : (
        <TextField
          label={t('surveys.overfull.reason')}
          maxLength={maxStaffMessage}
          value={choice.reason}
          onChange={(reason) => onChange({ step, reason })}
          aria-required
        />
      )}
    </div>
  );
};
