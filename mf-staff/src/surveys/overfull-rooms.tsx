import type { OverfullRoom, RoomChoice, StaffSurvey } from '@plenary/contracts/staff-surveys.schemas';
import { maxStaffMessage, type SurveyConfiguration } from '@plenary/contracts/survey-terms';
import { NativeSelect } from '@plenary/ui/native-select';
import { TextField } from '@plenary/ui/text-field';
import { useTranslation } from 'react-i18next';
import { stepWords, valueWords } from './survey-words.ts';
import styles from './surveys.module.css';

interface Props {
  survey: Pick<StaffSurvey, 'overfullRooms'>;
  choices: readonly RoomChoice[];
  onChange: (choices: RoomChoice[]) => void;
}

/** Rooms with more people than they hold: an acceptance needs another set-up for each, or a reason (docs/decisions/0046). */
export const OverfullRooms = ({ survey: { overfullRooms = [] }, choices, onChange }: Props) => {
  const { t } = useTranslation('staff');
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
          choice={choices.find(({ step }) => step === room.step)}
          onChange={(choice) => onChange([...choices.filter(({ step }) => step !== room.step), choice])}
        />
      ))}
    </section>
  );
};

interface OverfullProps {
  room: OverfullRoom;
  choice: RoomChoice | undefined;
  onChange: (choice: RoomChoice) => void;
}

const exceed = 'exceed';

/** Where the summary tells a place. */
const parts = { plenary: 'plenaries', subcommittee: 'subcommittees', afterwork: 'afterwork' } as const satisfies Record<
  OverfullRoom['place'],
  string
>;

const Overfull = ({ room, choice, onChange }: OverfullProps) => {
  const { t } = useTranslation('staff');
  const { step, dayIndex, place, index, roomName, pax, configuration, most, greatest, setUps } = room;
  const name = stepWords(t, ['days', String(dayIndex), parts[place], String(index)]);
  const words = { count: pax, setUp: valueWords(t, 'configuration', configuration), room: roomName || name, most };
  const ways = [
    ...setUps.map((setUp) => ({ id: setUp, label: t('surveys.overfull.setUp', { setUp: valueWords(t, 'configuration', setUp) }) })),
    ...(pax <= greatest ? [{ id: exceed, label: t('surveys.overfull.exceed') } as const] : []),
  ];
  const choose = (way: SurveyConfiguration | typeof exceed) => onChange(way === exceed ? { step, reason: '' } : { step, setUp: way });
  return (
    <div>
      <p>
        <strong>{name}</strong>
      </p>
      <p>{t(most > 0 ? 'surveys.overfull.people' : 'surveys.overfull.impossible', words)}</p>
      {ways.length === 0 ? (
        <p>{t('surveys.overfull.never', { count: greatest })}</p>
      ) : (
        <NativeSelect
          label={t('surveys.overfull.choice')}
          placeholder={t('surveys.overfull.choose')}
          options={ways}
          value={choice?.setUp ?? (choice ? exceed : null)}
          onChange={choose}
        />
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
