import { capitalised, formatDay } from '@plenary/contracts/format';
import type { RoomChoice, RoomPlace } from '@plenary/contracts/room-moves.schemas';
import { usePlatform } from '@plenary/platform';
import { NativeSelect } from '@plenary/ui/native-select';
import { useTranslation } from 'react-i18next';
import { canHave } from './chosen-moves.ts';

interface Props {
  place: RoomPlace;
  /** Id of a room. */
  value: string;
  onChange: (roomId: string) => void;
}

/** The room of a request on a day: those that it could have, and why not the others. */
export const PlaceField = ({ place, value, onChange }: Props) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  const { day, halves, kind, roomId, roomName, pax, isOver, choices } = place;
  const when = halves.length > 1 ? t('roomMoves.wholeDay') : t(`planning.halves.${halves[0] ?? 'AM'}`);
  const write = (choice: RoomChoice) => {
    const { name, people, heldBy, lacks } = choice;
    const seats = people === 0 ? t('roomMoves.noSetUp') : t('quotes.people', { count: people });
    if (people < pax) return [name, seats, ...(people > 0 ? [t('roomMoves.tooSmall')] : [])].join(', ');
    const state = heldBy ? [t(choice.canSwap ? 'roomMoves.swap' : 'roomMoves.held')] : [];
    return [name, seats, ...state, ...lacks.map((lack) => t(`roomMoves.lacks.${lack}`))].join(', ');
  };
  return (
    <NativeSelect
      label={`${capitalised(formatDay(day, locale, 'full'), locale)}, ${when}`}
      description={[t(`roomMoves.kinds.${kind}`), t('quotes.people', { count: pax })].join(', ')}
      isDisabled={isOver}
      options={[
        { id: roomId, label: t('roomMoves.now', { room: roomName }) },
        ...choices.map((choice) => ({ id: choice.roomId, label: write(choice), isDisabled: !canHave(choice, place) })),
      ]}
      value={value}
      onChange={onChange}
    />
  );
};
