import type { NamedRoom } from '@plenary/contracts/booked-room';
import { tellRooms } from '@plenary/contracts/tell-rooms';
import { usePlatform } from '@plenary/platform';
import { useTranslation } from 'react-i18next';

interface Props {
  /** Undefined: none are held. */
  rooms: readonly NamedRoom[] | undefined;
  /** They are waited for behind another customer's option. */
  isWaiting?: boolean;
  className: string | undefined;
}

/** The fact which rooms are held, booked or waited for; nothing where none are. Stands in a list of facts. */
export const HeldRooms = ({ rooms = [], isWaiting = false, className }: Props) => {
  const { t } = useTranslation('booking');
  const { language } = usePlatform();
  if (rooms.length === 0) return null;
  return (
    <div className={className}>
      <dt>{t(isWaiting ? 'quote.facts.waitedRooms' : 'quote.facts.rooms')}</dt>
      {tellRooms(rooms, language).map((line) => (
        <dd key={line}>{line}</dd>
      ))}
    </div>
  );
};
