import type { Block } from '@plenary/contracts/blocks.schemas';
import { formatInstant, formatList } from '@plenary/contracts/format';
import type { Planning } from '@plenary/contracts/planning.schemas';
import { usePlatform } from '@plenary/platform';
import { useTranslation } from 'react-i18next';

type Rooms = Planning['rooms'];

/** What a block is told by: its rooms and its hours. */
export const useBlockWords = (rooms: Rooms) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  const nameOf = (roomId: string) => rooms.find(({ id }) => id === roomId)?.name ?? roomId;
  // Local times of the venue, read as they are written.
  const at = (local: string) => formatInstant(`${local}:00Z`, locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
  return {
    nameOf,
    roomsOf: (block: Pick<Block, 'rooms'>) => (block.rooms === 'all' ? t('blocks.all') : formatList(block.rooms.map(nameOf), locale)),
    hoursOf: ({ from, to }: Pick<Block, 'from' | 'to'>) => t('blocks.hours', { from: at(from), to: at(to) }),
  };
};
