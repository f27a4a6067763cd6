import type { NamedRoom } from '@plenary/contracts/booked-room';
import { tellRooms } from '@plenary/contracts/tell-rooms';
import { usePlatform } from '@plenary/platform';
import { useTranslation } from 'react-i18next';

interface Props {
  /** Undefined: none are held. */
  rooms: readonly NamedRoom[] | undefined;
  className: string | undefined;
}

/** The fact which rooms are held or booked; nothing where none are. Stands in a list of facts. */
export const HeldRooms = ({ rooms = [], className }: Props) => {
  const { t } = useTranslation('booking');
  const { language } = usePlatform();
  if (rooms.length === 0) return null;
  return (
    <div className={className}>
      <dt>{t('quote.facts.rooms')}</dt>
      {tellRooms(rooms, language).map((line) => (
        <dd key={line}>{line}</dd>
      ))}
    </div>
  );
};
